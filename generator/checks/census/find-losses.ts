import type { PlannedCensus, PlannedCounts } from '../../publish/census.ts';
import { entryMeasures, measures } from '../../publish/measures.ts';
import { compareEntries, type KindChange, type MeasureFall } from './compare-entries.ts';
import { judge, type Loss } from './loss.ts';

/**
 * Finds the losses of a planned site against the published one: entries, their contents, menus,
 * front page, redirects and the files of the library.
 */
export function findLosses(before: PlannedCensus, after: PlannedCensus): readonly Loss[] {
  const kinds = compareEntries(before, after);
  const inKinds = kinds.flatMap((kind) => lossesOfKind(kind, before.counts, after.counts));
  const hasLostPictures = inKinds.some(({ measure }) => measure === 'pictures');
  return [
    ...inKinds,
    ...(hasLostPictures ? [] : findLostPictures(kinds, before.counts, after.counts)),
    ...findLostItems(before.counts, after.counts),
    ...findEmptyHome(before.counts, after.counts),
    ...judge({
      measure: 'redirects',
      what: measures.redirects,
      before: before.counts.redirects,
      lost: before.counts.redirects - after.counts.redirects,
      isEmpty: after.counts.redirects === 0,
    }),
  ];
}

function lossesOfKind(change: KindChange, before: PlannedCounts, after: PlannedCounts): readonly Loss[] {
  const { kind, lost, came, falls } = change;
  const ofKind = `of the kind "${kind}"`;
  const entries = judge({
    measure: 'entries',
    what: `${measures.entries} ${ofKind}`,
    before: before.entries[kind] ?? 0,
    lost: lost.count,
    isEmpty: (after.entries[kind] ?? 0) === 0,
    details: `${examples(lost)}${came > 0 ? `; ${came} others are new` : ''}`,
  });
  const contents = entryMeasures.flatMap((measure) =>
    judge({
      measure,
      what: `${measures[measure]} ${ofKind}`,
      before: falls[measure].before,
      lost: falls[measure].count,
      // Removing the last picture from the library edits no entry, nor does a plugin that moves dates on.
      isEmpty: measure !== 'pictures' && measure !== 'coming' && falls[measure].after === 0,
      details: causeOf(falls[measure]),
    }),
  );
  const losses = [...entries, ...contents];
  const has = (measure: Loss['measure']): boolean => losses.some((loss) => loss.measure === measure);
  // Events without a date, or a page, are not to come either.
  const isToldAlready = ({ measure }: Loss): boolean =>
    measure === 'coming' && (has('dates') || has('entries'));
  return [
    ...losses.filter((loss) => !isToldAlready(loss)),
    ...findPlaceholders(change, { before, after }).filter(
      ({ measure }) => !has(measure) && !(measure === 'texts' && has('words')),
    ),
  ];
}

/** Finds one cause for the pictures of the whole site. */
function findLostPictures(
  kinds: readonly KindChange[],
  before: PlannedCounts,
  after: PlannedCounts,
): readonly Loss[] {
  const causes = [
    findLastPictures(kinds),
    findMissingFiles(before, after),
    findSamePictures(kinds, before, after),
  ];
  return causes.find(({ length }) => length > 0) ?? [];
}

/** A kind with few pictures may lose them all; a whole site may not. */
function findLastPictures(kinds: readonly KindChange[]): readonly Loss[] {
  const falls = kinds.map(({ falls: { pictures } }) => pictures);
  const lost = { count: sum(falls.map(({ count }) => count)), ids: falls.flatMap(({ ids }) => ids) };
  return judge({
    measure: 'pictures',
    what: `${measures.pictures} of the site`,
    before: sum(falls.map(({ before }) => before)),
    lost: lost.count,
    isEmpty: sum(falls.map(({ after }) => after)) === 0,
    details: causeOf(lost),
  });
}

function findLostItems(before: PlannedCounts, after: PlannedCounts): readonly Loss[] {
  return (['primary', 'footer'] as const).flatMap((menu) =>
    judge({
      measure: 'menus',
      ...(after.menus[menu] === 0 && { check: 'emptyMenu' as const }),
      what: `${measures.menus} of the ${menu} menu`,
      before: before.menus[menu],
      lost: before.menus[menu] - after.menus[menu],
      isEmpty: after.menus[menu] === 0,
      field: `menu ${menu}`,
    }),
  );
}

/** An editor may remove most of the front page, but not leave it empty. */
function findEmptyHome(before: PlannedCounts, after: PlannedCounts): readonly Loss[] {
  if (after.homeBlocks > 0) return [];
  return judge({
    measure: 'home',
    check: 'emptyHome',
    what: `${measures.home} of the front page`,
    before: before.homeBlocks,
    lost: before.homeBlocks,
    isEmpty: true,
  });
}

/**
 * Counts files that did not come, also in a first build; those that were missing in the published
 * site, too, are known.
 */
function findMissingFiles(before: PlannedCounts, { library }: PlannedCounts): readonly Loss[] {
  return judge({
    measure: 'files',
    what: measures.files,
    before: library.asked,
    lost: library.missing - before.library.missing,
  });
}

/** One placeholder for all pictures leaves every entry as many as before. */
function findSamePictures(
  kinds: readonly KindChange[],
  { library: was }: PlannedCounts,
  { library: is }: PlannedCounts,
): readonly Loss[] {
  return judge({
    measure: 'pictures',
    what: `different ${measures.pictures} of the site`,
    before: was.different,
    lost: was.different - is.different - sum(kinds.map(({ fewer }) => fewer.pictures)),
  });
}

function causeOf(fall: Pick<MeasureFall, 'ids' | 'mass'>): string {
  const cause = fall.mass === undefined ? 'entries that nobody edited' : `${fall.mass} entries at once`;
  return `, from ${cause}${examples(fall)}`;
}

function examples({ ids }: Pick<MeasureFall, 'ids'>): string {
  return ids.length === 0 ? '' : ` (such as ${ids.slice(0, 3).join(', ')})`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Finds titles and texts of a kind that have become equal, such as "Auto Draft", beyond those of
 * removed entries.
 */
function findPlaceholders(
  { kind, lost }: Pick<KindChange, 'kind' | 'lost'>,
  { before, after }: { readonly before: PlannedCounts; readonly after: PlannedCounts },
): readonly Loss[] {
  return (['titles', 'texts'] as const).flatMap((measure) => {
    const was = before.different[measure][kind] ?? 0;
    const is = after.different[measure][kind] ?? 0;
    return judge({
      measure,
      what: `different ${measures[measure]} of the kind "${kind}"`,
      before: was,
      lost: was - is - lost.count,
    });
  });
}
