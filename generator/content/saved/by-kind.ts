import { settle } from '../../problems/settle.ts';
import type { Entry, Kind } from '../content.ts';
import { kinds } from '../kinds/descriptions.ts';
import type { Place } from '../place.ts';
import type { SavedEntry } from './saved-crawl.ts';

/** Values by kind, by the name of their type. */
interface OfKind<K extends Kind> {
  readonly entries: readonly Entry<K>[];
  readonly places: readonly Place<K>[];
  readonly records: readonly SavedEntry<K>[];
  readonly crawled: CrawledEntries<K>;
}

/** One value for every kind, each typed by its kind, in the order of content. */
export type ByKind<Name extends keyof OfKind<Kind>> = { readonly [K in Kind]: OfKind<K>[Name] };

/** Makes a value for every kind. */
export function byKind<Name extends keyof OfKind<Kind>>(
  make: <K extends Kind>(kind: K) => OfKind<K>[Name],
): ByKind<Name> {
  return join(kinds.map((kind) => make(kind)));
}

/** Does the same with tasks, which run in parallel; throws one BuildError for all that failed. */
export async function settleByKind<Name extends keyof OfKind<Kind>>(
  start: <K extends Kind>(kind: K) => Promise<OfKind<K>[Name]>,
): Promise<ByKind<Name>> {
  return join(await settle(kinds.map((kind) => start(kind))));
}

/** The compiler does not know that `kinds` contains every kind in order. */
function join<Name extends keyof OfKind<Kind>>(values: readonly OfKind<Kind>[Name][]): ByKind<Name> {
  return Object.fromEntries(kinds.map((kind, index) => [kind, values[index]])) as ByKind<Name>;
}

/** The public entries of a kind, unordered. */
export interface CrawledEntries<K extends Kind> {
  /** Entries taken from the saved crawl. */
  readonly reused: readonly SavedEntry<K>[];
  /** Entries read now. */
  readonly read: readonly SavedEntry<K>[];
}
