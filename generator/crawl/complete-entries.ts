import type { Category, Kind, Media } from '../content/content.ts';
import { collections } from '../content/kinds/index.ts';
import { mediaIds } from '../content/kinds/media-refs.ts';
import { nameCategory, nameEntry } from '../content/name-entry.ts';
import { type ByKind, type CrawledEntries, settleByKind } from '../content/saved/by-kind.ts';
import type { SavedCrawl, SavedEntry } from '../content/saved/saved-crawl.ts';
import type { Warn } from '../problems/problem.ts';
import { grownArray } from '../util/grown-array.ts';
import { indexNumbers } from '../util/number-places.ts';
import type { CrawlContext } from './crawl-context.ts';
import { readEntries } from './crawl-entries.ts';
import { crawlMedia, type MediaUser, reportLostMedia } from './media.ts';
import { findLost, type Lost, namesLost } from './reuse-entries.ts';

export interface CompleteEntries {
  /** Sorted by id. */
  readonly entries: ByKind<'records'>;
  /** The media in entries and categories, sorted by id. */
  readonly media: readonly Media[];
}

/**
 * Reads the media of a crawl, and reads reused entries again that refer to a removed category or
 * file, or to a moved file: WordPress edits such entries without changing their dates.
 */
export async function completeEntries(
  crawled: ByKind<'crawled'>,
  {
    categories,
    saved,
    context,
  }: { categories: readonly Category[]; saved: SavedCrawl | undefined; context: CrawlContext },
): Promise<CompleteEntries> {
  const named = namedMedia(recordsOf(Object.values(crawled)), categories);
  const known = await crawlMedia(named, context);
  const lost = findLost(saved, { categories, media: known });
  const entries = await settleByKind<'records'>((kind) => completeKind(kind, crawled[kind], lost, context));

  const finallyNamed = namedMedia(allRecords(entries), categories);
  const [wasNamed, isNamed] = [openNumbers(named), openNumbers(finallyNamed)];
  const further = await crawlMedia(
    finallyNamed.filter((id) => !wasNamed(id)),
    context,
  );
  const media = sortById([...known.filter(({ id }) => isNamed(id)), ...further]);
  tellMediaLosses({ entries, categories, media }, context.warn);
  return { entries, media };
}

/** Warns about every entry and category that refers to a missing file. */
export function tellMediaLosses(
  { entries, categories, media }: Pick<SavedCrawl, 'entries' | 'categories' | 'media'>,
  warn: Warn,
): void {
  reportLostMedia(mediaUsers(allRecords(entries), categories), media, warn);
}

async function completeKind<K extends Kind>(
  kind: K,
  { reused, read }: CrawledEntries<K>,
  lost: Lost,
  context: CrawlContext,
): Promise<readonly SavedEntry<K>[]> {
  const isStale = (record: SavedEntry<K>): boolean => namesLost(record, lost);
  const kept = reused.filter((record) => !isStale(record));
  for (const { problems } of kept) for (const problem of problems) context.warn(problem);

  const stale = reused.filter(isStale).map(({ entry }) => entry.id);
  const reread = await readEntries(collections[kind], stale, context);
  return [...kept, ...read, ...reread].sort((one, other) => one.entry.id - other.entry.id);
}

function* mediaUsers(records: Iterable<SavedEntry>, categories: readonly Category[]): Generator<MediaUser> {
  for (const { entry, mediaIds } of records) yield { entry: nameEntry(entry), mediaIds };
  for (const category of categories) yield { entry: nameCategory(category), mediaIds: mediaIds(category) };
}

/** Lists the ids of all files that entries and categories refer to, sorted, each once. */
export function namedMedia(
  records: Iterable<SavedEntry>,
  categories: readonly Category[],
): readonly number[] {
  let ids = new Float64Array(16);
  let count = 0;
  const add = (some: readonly number[]): void => {
    ids = grownArray(ids, count + some.length);
    ids.set(some, count);
    count += some.length;
  };
  for (const record of records) add(record.mediaIds);
  for (const category of categories) add(mediaIds(category));
  const sorted = ids.subarray(0, count).sort();
  return Array.from(sorted.filter((id, place) => id !== sorted[place - 1]));
}

/** Passes the records of all kinds. */
export function* allRecords(entries: SavedCrawl['entries']): Generator<SavedEntry> {
  for (const records of Object.values<readonly SavedEntry[]>(entries)) yield* records;
}

function* recordsOf(kinds: readonly CrawledEntries<Kind>[]): Generator<SavedEntry> {
  for (const { reused, read } of kinds) {
    yield* reused;
    yield* read;
  }
}

/** Returns a function that tells whether a number is one of these. */
function openNumbers(numbers: readonly number[]): (number: number) => boolean {
  const placeOf = indexNumbers(Float64Array.from(numbers));
  return (number) => placeOf(number) !== undefined;
}

function sortById<Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => one.id - other.id);
}
