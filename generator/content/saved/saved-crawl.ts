import type { Problem } from '../../problems/problem.ts';
import type { Content, Entry, Kind } from '../content.ts';

/**
 * The result of a crawl for the next one: plain JSON. With it the next crawl requests only changes,
 * and reports them; without it, it gives the same content and requests everything.
 */
export interface SavedCrawl extends Pick<Content, CrawledWhole> {
  /** The cache key of every entry. A crawl with another key reads all entries again. */
  readonly cacheKey: string;
  /** Sorted by id. */
  readonly entries: { readonly [K in Kind]: readonly SavedEntry<K>[] };
  /** The CMS's lists of them. They save requests, and decide nothing. */
  readonly lists: Readonly<Record<Kind, KnownList>>;
  /** The number of queries joined in one request. */
  readonly breadth: number;
}

/** The small parts of Content, which every crawl reads whole. */
export type CrawledWhole = 'settings' | 'categories' | 'media' | 'menus' | 'redirects';

/** An entry as it was read, before facts of the media library are added. */
export interface SavedEntry<K extends Kind = Kind> {
  readonly entry: Entry<K>;
  /** The key of this version of the entry in the index. */
  readonly versionKey: string;
  /** ISO 8601, by the clock of the crawl that read it. */
  readonly fetchedAt: string;
  /**
   * The state of other content, when WordPress makes part of the entry from it: the entry changes
   * with that.
   */
  readonly state?: string;
  /** Its problems, to be reported again. */
  readonly problems: readonly Problem[];
  /** The pictures and files that it refers to, sorted. */
  readonly mediaIds: readonly number[];
}

/** The last answer for a list: enough to request all its pages before the first has arrived. */
export interface KnownList {
  /** Ids of all entries, in the order of the list. */
  readonly ids: readonly number[];
  /** Cursors, each with the number of entries up to it, where a page ends and the next begins. */
  readonly ends: readonly PageEnd[];
  /** The most entries in one answer of the CMS. */
  readonly most: number;
}

export type PageEnd = readonly [count: number, cursor: string];
