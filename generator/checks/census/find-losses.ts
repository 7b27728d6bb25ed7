import type { Census, SiteCounts } from '../../publish/census.ts';
import { entryMeasures, measures } from '../../publish/measures.ts';
import { compareEntries, type Fall, type KindChange, noFalls } from './compare-entries.ts';
import { judge, type Loss } from './loss.ts';

/**
 * Finds the losses of a planned site against the published one: entries, their contents, menus,
 * front page and redirects.
 */
export function findLosses(before: Census, after: Census): readonly Loss[] {
  const kinds = changesOf(before, after);
  const inKinds = kinds.flatMap((kind) => lossesOfKind(kind, before.counts, after.counts));
  const hasLostPictures = inKinds.some(({ measure }) => measure === 'pictures');
  return [
    ...inKinds,
    ...(hasLostPictures ? [] : findLastPictures(kinds, before.counts, after.counts)),
    ...findLostItems(before.counts, after.counts),
    ...findEmptyHome(before.counts, after.counts),
    ...judge({
      measure: 'redirects',
      what: measures.redirects,
      before: before.counts.redirects ?? 0,
      lost: (before.counts.redirects ?? 0) - (after.counts.redirects ?? 0),
      isEmpty: after.counts.redirects === 0,
    }),
  ];
}

/** A manifest of an earlier version has only totals: replaced entries are not noticed. */
export function changesOf(before: Census, after: Census): readonly KindChange[] {
  if (before.rows && after.rows) return compareEntries(before.rows, after.rows);
  return Object.entries(before.counts.entries).map(([kind, count]) => {
    const lost = { count: Math.max(0, count - (after.counts.entries[kind] ?? 0)), ids: [] };
    return { kind, lost, came: 0, edited: 0, falls: noFalls(), fewer: { pictures: 0, categories: 0 } };
  });
}

function lossesOfKind(
  { kind, lost, came, falls }: KindChange,
  before: SiteCounts,
  after: SiteCounts,
): readonly Loss[] {
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
      before: before[measure]?.[kind] ?? 0,
      lost: falls[measure].count,
      // Removing the last picture from the library edits no entry.
      isEmpty: measure !== 'pictures' && after[measure]?.[kind] === 0,
      details: unedited(falls[measure]),
    }),
  );
  return [...entries, ...contents];
}

/** A kind with few pictures may lose them all; a whole site may not. */
function findLastPictures(
  kinds: readonly KindChange[],
  before: SiteCounts,
  after: SiteCounts,
): readonly Loss[] {
  const falls = kinds.map(({ falls: { pictures } }) => pictures);
  const lost = { count: sum(falls.map(({ count }) => count)), ids: falls.flatMap(({ ids }) => ids) };
  return judge({
    measure: 'pictures',
    what: `${measures.pictures} of the site`,
    before: sum(Object.values(before.pictures ?? {})),
    lost: lost.count,
    isEmpty: sum(Object.values(after.pictures ?? {})) === 0,
    details: unedited(lost),
  });
}

function findLostItems(before: SiteCounts, after: SiteCounts): readonly Loss[] {
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
function findEmptyHome(before: SiteCounts, after: SiteCounts): readonly Loss[] {
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

function unedited(fall: Fall): string {
  return `, from entries that nobody edited${examples(fall)}`;
}

function examples({ ids }: Fall): string {
  return ids.length === 0 ? '' : ` (such as ${ids.slice(0, 3).join(', ')})`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
