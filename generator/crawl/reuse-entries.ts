import type { Category, Entry, Kind, Media } from '../content/content.ts';
import { readStamp } from '../content/kinds/version-stamp.ts';
import type { SavedCrawl, SavedEntry } from '../content/saved/saved-crawl.ts';
import { isTrusted, type TrustRules } from './client/is-trusted.ts';

/** Finds the saved version of an entry that the index lists; undefined when it has to be read. */
export type Recall<K extends Kind = Kind> = (listed: unknown) => SavedEntry<K> | undefined;

export interface RecallRules extends TrustRules {
  readonly basis: string;
  /** The moment the site is built for, ISO 8601. */
  readonly now: string;
  /** Names all that an entry may show besides itself. */
  readonly state: string;
}

/** What earlier crawls left. */
export interface Remembered {
  readonly saved: SavedCrawl | undefined;
  /** What a crawl that did not end well had read, with the same basis, in the order in which it arrived. */
  readonly arrived: readonly SavedEntry[];
}

/**
 * Which saved entries stand for those listed: read with the same basis, unchanged in the index, and trusted: a synced
 * pattern or a plugin may change an entry and not its modified date. Those that show other things are read again whenever
 * anything has changed.
 */
export function recallEntries<K extends Kind>(
  kind: K,
  { saved, arrived }: Remembered,
  rules: RecallRules,
): Recall<K> {
  const known = new Map<number, SavedEntry<K>>();
  const remember = (record: SavedEntry<K>): unknown => known.set(record.entry.id, record);
  if (saved?.basis === rules.basis) saved.entries[kind].forEach(remember);
  arrived.filter((record) => isOfKind(record, kind)).forEach(remember);
  return (listed) => {
    const { databaseId, stamp } = readStamp(listed);
    const record = known.get(databaseId);
    return record && record.stamp === stamp && isUsable(record, rules) ? record : undefined;
  };
}

function isOfKind<K extends Kind>(record: SavedEntry, kind: K): record is SavedEntry<K> {
  return record.entry.kind === kind;
}

function isUsable({ entry, fetchedAt, state }: SavedEntry, rules: RecallRules): boolean {
  const { modified, published } = entry;
  if (state !== undefined && state !== rules.state) return false;
  // A site may be built for an earlier moment than the last time.
  return isTrusted({ modified, fetchedAt }, rules) && published <= rules.now;
}

/** What a saved crawl knew and the CMS has deleted since, or moved: that edits the entries that name it, but not their dates. */
export interface Lost {
  readonly categories: ReadonlySet<number>;
  readonly media: ReadonlySet<number>;
}

export function findLost(
  saved: SavedCrawl | undefined,
  now: { readonly categories: readonly Category[]; readonly media: readonly Media[] },
): Lost {
  return {
    categories: missingIn(now.categories, saved?.categories ?? [], ({ id }) => id),
    media: missingIn(now.media, saved?.media ?? [], ({ id, path }) => `${id} ${path}`),
  };
}

/** Whether an entry names something of it. */
export function namesLost({ entry, mediaIds }: SavedEntry, { categories, media }: Lost): boolean {
  return mediaIds.some((id) => media.has(id)) || categoryIdsOf(entry).some((id) => categories.has(id));
}

function categoryIdsOf({ fields }: Entry): readonly number[] {
  return 'categoryIds' in fields ? fields.categoryIds : [];
}

function missingIn<Item extends { readonly id: number }>(
  found: readonly Item[],
  known: readonly Item[],
  identify: (item: Item) => unknown,
): Set<number> {
  const present = new Set(found.map(identify));
  return new Set(known.filter((item) => !present.has(identify(item))).map(({ id }) => id));
}
