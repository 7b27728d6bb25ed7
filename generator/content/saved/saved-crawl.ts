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
  /** The state of the CMS by its plugin, when the lists came from it. */
  readonly plugin?: KnownPlugin;
}

/** The small parts of Content, which every crawl reads whole. */
export type CrawledWhole =
  | 'settings'
  | 'categories'
  | 'media'
  | 'menus'
  | 'redirects'
  | 'pier'
  | 'formerAddresses';

/**
 * The state of the CMS at a crawl, by its plugin Boardwalk: with the same stamp and the same rules,
 * the next crawl requests nothing else. It decides nothing about the content.
 */
export interface KnownPlugin {
  readonly stamp: string;
  /** The plugins of the CMS with their versions. */
  readonly plugins: readonly string[];
  /** Paths of fields that the CMS does not know: the same as long as it has the same plugins. */
  readonly unknown: readonly string[];
  /** The settings of the site that decide what is requested. */
  readonly asked: string;
  /** Hosts of the CMS; the endpoint's own is "". */
  readonly hosts: readonly string[];
  readonly skipped: CrawlCounts;
  /** Problems outside the entries, to be reported again. */
  readonly problems: readonly Problem[];
  /** The versions of files of the library, by id: of those in `media`, and of unusable ones. */
  readonly mediaVersions: Readonly<Record<string, string>>;
  /** The moment when the first of them was read, ISO 8601. */
  readonly mediaReadAt: string;
}

/** Entries of the CMS's lists that the site does not show. */
export interface CrawlCounts {
  unpublished: number;
  protected: number;
  scheduled: number;
  /** Listed, but deleted before they were read. */
  gone: number;
}

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
  readonly state?: string | undefined;
  /** Its problems, to be reported again. */
  readonly problems: readonly Problem[];
  /** The pictures and files that it refers to, sorted. */
  readonly mediaIds: readonly number[];
}
