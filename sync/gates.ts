import type { Problem } from '../generator/problems/problem.ts';
import type { SiteFiles } from '../generator/publish/manifest.ts';
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
  readonly drifted: ReadonlySet<string>;
  /** Objects that no deploy has written. */
  readonly foreign: ReadonlySet<string>;
  readonly limits: Limits;
  /** Overrides the limits for this run. */
  readonly allowedRemovals: number | undefined;
  readonly adopts: boolean;
}

/** Throws BuildError 'refused' for a plan that would remove or replace too much, with every reason at once. */
export function refuseRisks({ plan, known, drifted, foreign, limits, allowedRemovals, adopts }: Gated): void {
  const problems: Problem[] = [];
  // What only an attempt may have written no visitor was promised.
  const removed = plan.removed.filter((path) => plan.before.has(path));
  problems.push(...tooManyRemovals(removed, { known, limits, allowedRemovals }));
  if (drifted.size > shareOf(known, mostDrift) && !adopts)
    problems.push({
      message: `${drifted.size} of ${known} objects are not as the last sync left them: ${nameSome([...drifted].sort())}`,
      hint: 'Find out who writes to this place. To write them again, sync with --adopt.',
    });
  const inTheWay = plan.switched.flatMap(({ path }) => (foreign.has(path) ? path : []));
  if (inTheWay.length > 0 && !adopts)
    problems.push({
      message: `${inTheWay.length} objects that Boardwalk did not write have the paths of new files: ${nameSome(inTheWay)}`,
      hint: 'Move them away. To replace them, sync with --adopt.',
    });
  if (problems.length > 0) throw refusal('The site was not published', ...problems);
}

function tooManyRemovals(
  removed: readonly string[],
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
  removed: readonly string[],
  files: SiteFiles,
  risks: Pick<Gated, 'limits' | 'allowedRemovals'>,
): void {
  const own = removed.filter((path) => files.has(path));
  const problems = [...tooManyRemovals(removed, { ...risks, known: files.size + removed.length })];
  if (own.length > 0)
    problems.push({
      message: `The pointer names ${own.length} files of its own deploy to be removed: ${nameSome(own)}`,
      hint: 'Find out who wrote it. To write the whole site again, sync with --adopt.',
    });
  if (problems.length > 0) throw refusal('The site was not published', ...problems);
}

/** Throws BuildError 'refused' for the first sync to a place that has files. */
export function refuseForeign(address: string, live: Live | null, foreign: ReadonlySet<string>): void {
  if (live !== null || foreign.size === 0) return;
  throw refusal(`${address} has files that Boardwalk did not write`, {
    message: `${foreign.size} objects are there: ${nameSome([...foreign].sort())}`,
    hint: 'Check the target. To publish beside them, sync with --adopt: none of them is ever removed.',
  });
}

/** Finds the objects that neither a deploy nor a sync has written. */
export function findForeign(
  listing: StoreListing,
  ours: readonly Pick<SiteFiles, 'has'>[],
): ReadonlySet<string> {
  const isOurs = (key: string) => isReserved(key) || ours.some((files) => files.has(key));
  return new Set([...listing.keys()].filter((key) => !isOurs(key)));
}

/**
 * Finds the live paths of which the store holds nothing, or bytes of another size, though no sync of ours
 * may have left them so.
 */
export function findDrift(
  live: SiteFiles,
  listing: Pick<StoreListing, 'get'>,
  uncertain: Pick<ReadonlySet<string>, 'has'>,
): Set<string> {
  const drifted = new Set<string>();
  for (const { path, size } of live.values())
    if (listing.get(path) !== size && !uncertain.has(path)) drifted.add(path);
  return drifted;
}

function shareOf(count: number, share: number): number {
  return count < fewObjects ? count : Math.floor(count * share);
}

function nameSome(keys: readonly string[]): string {
  const named = keys.slice(0, namedKeys).join(', ');
  return keys.length > namedKeys ? `${named} and ${keys.length - namedKeys} more` : named;
}
