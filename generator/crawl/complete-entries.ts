import type { Category, Kind, Media } from '../content/content.ts';
import { mediaIds } from '../content/kinds/media-refs.ts';
import { nameCategory, nameEntry } from '../content/name-entry.ts';
import { type ByKind, type CrawledEntries, settleByKind } from '../content/saved/by-kind.ts';
import type { SavedCrawl, SavedEntry } from '../content/saved/saved-crawl.ts';
import type { Warn } from '../problems/problem.ts';
import type { CrawlContext } from './crawl-context.ts';
import { readEntries } from './crawl-entries.ts';
import { crawlMedia, type MediaAhead, type MediaUser, reportLostMedia } from './media.ts';
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
    ahead,
    context,
  }: {
    categories: readonly Category[];
    saved: SavedCrawl | undefined;
    ahead: MediaAhead;
    context: CrawlContext;
  },
): Promise<CompleteEntries> {
  const named = namedMedia(recordsOf(Object.values(crawled)), categories);
  const isAsked = new Set([...named, ...ahead.asked]);
  const others = named.filter((id) => !ahead.asked.has(id));
  const known = [...ahead.found, ...(await crawlMedia(others, context))];
  const lost = findLost(saved, { categories, media: known });
  const entries = await settleByKind<'records'>((kind) => completeKind(kind, crawled[kind], lost, context));

  const finallyNamed = namedMedia(allRecords(entries), categories);
  const isNamed = new Set(finallyNamed);
  for (const problem of ahead.problems) if (isNamed.has(problem.entry?.id ?? 0)) context.warn(problem);
  const further = await crawlMedia(
    finallyNamed.filter((id) => !isAsked.has(id)),
    context,
  );
  const media = sortById([...known.filter(({ id }) => isNamed.has(id)), ...further]);
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
  const reread = await readEntries(context.collections[kind], stale, context);
  return [...kept, ...read, ...reread].sort((one, other) => one.entry.id - other.entry.id);
}

function* mediaUsers(records: Iterable<SavedEntry>, categories: readonly Category[]): Generator<MediaUser> {
  for (const { entry, mediaIds } of records) yield { entry: nameEntry(entry), value: entry, mediaIds };
  for (const category of categories)
    yield { entry: nameCategory(category), value: category, mediaIds: mediaIds(category) };
}

/** Lists the ids of all files that entries and categories refer to, sorted, each once. */
export function namedMedia(
  records: Iterable<SavedEntry>,
  categories: readonly Category[],
): readonly number[] {
  const ids = new Set<number>();
  for (const { mediaIds } of records) for (const id of mediaIds) ids.add(id);
  for (const category of categories) for (const id of mediaIds(category)) ids.add(id);
  return [...ids].sort((one, other) => one - other);
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

function sortById<Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => one.id - other.id);
}
