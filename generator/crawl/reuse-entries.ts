import { isTrusted, type TrustRules } from '../cache/is-trusted.ts';
import type { Category, Entry, Kind, Media } from '../content/content.ts';
import { readVersionKey } from '../content/kinds/version-key.ts';
import type { SavedCrawl, SavedEntry } from '../content/saved/saved-crawl.ts';

/** Finds the saved version of a listed entry; undefined when it must be read. */
export type Reuse<K extends Kind = Kind> = (listed: unknown) => SavedEntry<K> | undefined;

export interface RecallRules extends TrustRules {
  readonly cacheKey: string;
  /** The moment that the site is built for, ISO 8601. */
  readonly now: string;
  /** A key of everything that an entry may show besides itself. */
  readonly state: string;
}

/** Results of earlier crawls. */
export interface Remembered {
  readonly saved: SavedCrawl | undefined;
  /** Results of an unfinished crawl with the same cache key, in the order of arrival. */
  readonly arrived: readonly SavedEntry[];
}

/**
 * Finds saved entries that can be reused: with the same cache key, unchanged in the index, and not
 * too old, since a synced pattern or a plugin may change an entry without its modified date.
 * Entries that show others are read again after any change.
 */
export function reuseEntries<K extends Kind>(
  kind: K,
  { saved, arrived }: Remembered,
  rules: RecallRules,
): Reuse<K> {
  const findSaved = openRecords(saved?.cacheKey === rules.cacheKey ? saved.entries[kind] : []);
  const findArrived = openRecords(arrived.filter((record) => isOfKind(record, kind)));
  return (listed) => {
    const { databaseId, versionKey } = readVersionKey(listed);
    const record = findArrived(databaseId) ?? findSaved(databaseId);
    return record && record.versionKey === versionKey && isUsable(record, rules) ? record : undefined;
  };
}

/** Returns a function that finds a record by the id of its entry, the last of several. */
function openRecords<Record extends SavedEntry>(
  records: readonly Record[],
): (id: number) => Record | undefined {
  const byId = new Map(records.map((record) => [record.entry.id, record]));
  return (id) => byId.get(id);
}

function isOfKind<K extends Kind>(record: SavedEntry, kind: K): record is SavedEntry<K> {
  return record.entry.kind === kind;
}

/** Checks all but the cache key and the version. */
export function isUsable(
  { entry, fetchedAt, state }: SavedEntry,
  rules: Omit<RecallRules, 'cacheKey'>,
): boolean {
  const { modified, published } = entry;
  if (state !== undefined && state !== rules.state) return false;
  // The site may be built for an earlier moment than last time.
  return isTrusted({ modified, fetchedAt }, rules) && published <= rules.now;
}

/**
 * Categories and files that were deleted or moved since the saved crawl: WordPress edits the
 * entries that refer to them, but not their dates.
 */
export interface Lost {
  readonly categories: ReadonlySet<number>;
  readonly media: ReadonlySet<number>;
}

export function findLost(
  saved: SavedCrawl | undefined,
  now: { readonly categories: readonly Category[]; readonly media: readonly Media[] },
): Lost {
  return {
    categories: missingIn(now.categories, saved?.categories ?? [], () => true),
    media: missingIn(now.media, saved?.media ?? [], (one, other) => one.path === other.path),
  };
}

/** Returns true when an entry refers to any of them. */
export function namesLost({ entry, mediaIds }: SavedEntry, { categories, media }: Lost): boolean {
  if (media.size > 0 && mediaIds.some((id) => media.has(id))) return true;
  return categories.size > 0 && categoryIdsOf(entry).some((id) => categories.has(id));
}

function categoryIdsOf({ fields }: Entry): readonly number[] {
  return 'categoryIds' in fields ? fields.categoryIds : [];
}

function missingIn<Item extends { readonly id: number }>(
  found: readonly Item[],
  known: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Set<number> {
  const byId = new Map(found.map((item) => [item.id, item]));
  const isMissing = (item: Item): boolean => {
    const now = byId.get(item.id);
    return now === undefined || (now !== item && !isSame(now, item));
  };
  return new Set(known.filter(isMissing).map(({ id }) => id));
}
