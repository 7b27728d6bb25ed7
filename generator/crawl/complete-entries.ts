import type { Category, Kind, Media } from '../content/content.ts';
import { collections } from '../content/kinds/index.ts';
import { mediaIds } from '../content/kinds/media-refs.ts';
import { nameCategory, nameEntry } from '../content/name-entry.ts';
import { type ByKind, type CrawledEntries, settleByKind } from '../content/saved/by-kind.ts';
import type { SavedCrawl, SavedEntry } from '../content/saved/saved-crawl.ts';
import type { Warn } from '../problems/problem.ts';
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
  const named = namedMedia(
    Object.values(crawled).flatMap(({ reused, read }) => [...reused, ...read]),
    categories,
  );
  const known = await crawlMedia(named, context);
  const lost = findLost(saved, { categories, media: known });
  const entries = await settleByKind<'records'>((kind) => completeKind(kind, crawled[kind], lost, context));

  const finallyNamed = namedMedia(Object.values<readonly SavedEntry[]>(entries).flat(), categories);
  const further = await crawlMedia(new Set([...finallyNamed].filter((id) => !named.has(id))), context);
  const media = sortById([...known.filter(({ id }) => finallyNamed.has(id)), ...further]);
  tellMediaLosses({ entries, categories, media }, context.warn);
  return { entries, media };
}

/** Warns about every entry and category that refers to a missing file. */
export function tellMediaLosses(
  { entries, categories, media }: Pick<SavedCrawl, 'entries' | 'categories' | 'media'>,
  warn: Warn,
): void {
  const records = Object.values<readonly SavedEntry[]>(entries).flat();
  reportLostMedia(mediaUsers(records, categories), media, warn);
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

function mediaUsers(records: readonly SavedEntry[], categories: readonly Category[]): readonly MediaUser[] {
  return [
    ...records.map(({ entry, mediaIds }) => ({ entry: nameEntry(entry), mediaIds })),
    ...categories.map((category) => ({ entry: nameCategory(category), mediaIds: mediaIds(category) })),
  ];
}

/** Lists the ids of all files that entries and categories refer to. */
export function namedMedia(
  records: readonly SavedEntry[],
  categories: readonly Category[],
): ReadonlySet<number> {
  return new Set([...records.flatMap((record) => record.mediaIds), ...categories.flatMap(mediaIds)]);
}

function sortById<Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => one.id - other.id);
}
