import { settle } from '../../problems/settle.ts';
import type { Entry, Kind } from '../content.ts';
import { collections } from '../kinds/index.ts';
import type { KnownList, SavedEntry } from './saved-crawl.ts';
import type { Segment } from './segments.ts';

/** What there is of every kind, by the name that says which. */
interface OfKind<K extends Kind> {
  readonly entries: readonly Entry<K>[];
  readonly records: readonly SavedEntry<K>[];
  readonly crawled: CrawledEntries<K>;
  readonly listed: KnownList;
  readonly segments: readonly Segment<K>[];
}

/** One of them for every kind, each typed by its kind, in the order in which content lists them. */
export type ByKind<Name extends keyof OfKind<Kind>> = { readonly [K in Kind]: OfKind<K>[Name] };

/** Makes one for every kind. */
export function byKind<Name extends keyof OfKind<Kind>>(
  make: <K extends Kind>(kind: K) => OfKind<K>[Name],
): ByKind<Name> {
  return join(kinds.map((kind) => make(kind)));
}

/** The same with tasks, which run side by side; throws one BuildError for all that failed. */
export async function settleByKind<Name extends keyof OfKind<Kind>>(
  start: <K extends Kind>(kind: K) => Promise<OfKind<K>[Name]>,
): Promise<ByKind<Name>> {
  return join(await settle(kinds.map((kind) => start(kind))));
}

export function isKind(name: unknown): name is Kind {
  return typeof name === 'string' && Object.hasOwn(collections, name);
}

/** Every kind, in the order of `collections`. */
export const kinds: readonly Kind[] = Object.keys(collections).filter(isKind);

/** The compiler does not know that `kinds` holds every kind, each in its place: it is said here, once. */
function join<Name extends keyof OfKind<Kind>>(values: readonly OfKind<Kind>[Name][]): ByKind<Name> {
  return Object.fromEntries(kinds.map((kind, index) => [kind, values[index]])) as ByKind<Name>;
}

/** The public entries of a kind, in no order. */
export interface CrawledEntries<K extends Kind> {
  /** Those that the CMS was not asked for. */
  readonly recalled: readonly SavedEntry<K>[];
  /** Those that were read now. */
  readonly read: readonly SavedEntry<K>[];
  /** How the CMS listed them, and those that are not public. */
  readonly listed: KnownList;
}
