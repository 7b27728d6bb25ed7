import type { Problem } from '../generator/problems/problem.ts';
import type { PathList } from '../generator/publish/path-list.ts';
import { createPathSet, type PathSet, type ReadonlyPaths } from '../generator/publish/path-set.ts';
import type { SiteFiles } from '../generator/publish/site-files.ts';
import { filterList, firstOf, mapList } from '../generator/util/lazy-list.ts';
import type { TextIndex } from '../generator/util/text-index.ts';
import { isReserved } from './keys.ts';
import type { Plan } from './plan.ts';
import type { Live } from './records.ts';
import { refusal } from './refusal.ts';
import type { StoreListing } from './store/listing.ts';

export interface Limits {
  /** The most pages and files that one sync may remove. */
  readonly mostRemovals: number;
  /** The largest share of the live pages and files that one sync may remove, 0 to 1. */
  readonly mostRemovedShare: number;
}

/** The largest share of objects that others may have changed, 0 to 1. */
const mostDrift = 0.05;
/** Below this number of objects a share says nothing. */
const fewObjects = 20;
const namedKeys = 20;

export interface Gated {
  readonly plan: Plan;
  /** The number of files that are live. */
  readonly known: number;
  readonly drifted: PathSet;
  /** Objects that no deploy has written. */
  readonly foreign: ReadonlyPaths;
  readonly limits: Limits;
  /** Overrides the limits for this run. */
  readonly allowedRemovals: number | undefined;
  readonly adopts: boolean;
}

/** Throws BuildError 'refused' for a plan that would remove or replace too much, with every reason at once. */
export function refuseRisks({ plan, known, drifted, foreign, limits, allowedRemovals, adopts }: Gated): void {
  const problems: Problem[] = [];
  // What only an attempt may have written no visitor was promised.
  const removed = filterList(plan.removed, (path) => plan.before.has(path));
  problems.push(...tooManyRemovals(removed, { known, limits, allowedRemovals }));
  if (drifted.size > shareOf(known, mostDrift) && !adopts)
    problems.push({
      message: `${drifted.size} of ${known} objects are not as the last sync left them: ${nameSome(drifted.sorted())}`,
      hint: 'Find out who writes to this place. To write them again, sync with --adopt.',
    });
  const inTheWay = filterList(
    mapList(plan.switched, ({ path }) => path),
    (path) => foreign.has(path),
  );
  if (inTheWay.length > 0 && !adopts)
    problems.push({
      message: `${inTheWay.length} objects that Boardwalk did not write have the paths of new files: ${nameSome(inTheWay)}`,
      hint: 'Move them away. To replace them, sync with --adopt.',
    });
  if (problems.length > 0) throw refusal('The site was not published', ...problems);
}

function tooManyRemovals(
  removed: PathList,
  { known, limits, allowedRemovals }: Pick<Gated, 'known' | 'limits' | 'allowedRemovals'>,
): readonly Problem[] {
  const most = allowedRemovals ?? Math.min(limits.mostRemovals, shareOf(known, limits.mostRemovedShare));
  if (removed.length <= most) return [];
  return [
    {
      message: `${removed.length} files would be removed, and at most ${most} may be: ${nameSome(removed)}`,
      hint: `If they are meant to go, sync with --allow-removals ${removed.length}.`,
    },
  ];
}

/**
 * Throws BuildError 'refused' for what a pointer still wants removed, when that is too much, or of its own
 * deploy: `files`.
 */
export function refuseLeftOver(
  removed: PathList,
  files: SiteFiles,
  risks: Pick<Gated, 'limits' | 'allowedRemovals'>,
): void {
  const own = filterList(removed, (path) => files.has(path));
  const problems = [...tooManyRemovals(removed, { ...risks, known: files.length + removed.length })];
  if (own.length > 0)
    problems.push({
      message: `The pointer names ${own.length} files of its own deploy to be removed: ${nameSome(own)}`,
      hint: 'Find out who wrote it. To write the whole site again, sync with --adopt.',
    });
  if (problems.length > 0) throw refusal('The site was not published', ...problems);
}

/** Throws BuildError 'refused' for the first sync to a place that has files. */
export function refuseForeign(address: string, live: Live | null, foreign: PathSet): void {
  if (live !== null || foreign.size === 0) return;
  throw refusal(`${address} has files that Boardwalk did not write`, {
    message: `${foreign.size} objects are there: ${nameSome(foreign.sorted())}`,
    hint: 'Check the target. To publish beside them, sync with --adopt: none of them is ever removed.',
  });
}

/** Finds the objects that neither a deploy nor a sync has written. */
export function findForeign(
  listing: StoreListing,
  { paths, ours }: { readonly paths: TextIndex; readonly ours: readonly Pick<SiteFiles, 'has'>[] },
): PathSet {
  const foreign = createPathSet(paths);
  for (const key of listing.keys())
    if (!isReserved(key) && !ours.some((files) => files.has(key))) foreign.add(key);
  return foreign;
}

/**
 * Finds the live paths of which the store holds nothing, or bytes of another size, though no sync of ours
 * may have left them so.
 */
export function findDrift(
  live: SiteFiles,
  listing: Pick<StoreListing, 'sizeOf'>,
  uncertain: Pick<ReadonlyPaths, 'has'>,
): PathSet {
  const drifted = createPathSet(live.paths);
  for (const { path, size } of live)
    if (listing.sizeOf(path) !== size && !uncertain.has(path)) drifted.add(path);
  return drifted;
}

function shareOf(count: number, share: number): number {
  return count < fewObjects ? count : Math.floor(count * share);
}

function nameSome(keys: PathList): string {
  const named = firstOf(keys, namedKeys).join(', ');
  return keys.length > namedKeys ? `${named} and ${keys.length - namedKeys} more` : named;
}
