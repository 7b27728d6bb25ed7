import type { Problem } from '../../problems/problem.ts';
import type { Content, Entry, Kind } from '../content.ts';

/**
 * What a crawl leaves for the next one: plain JSON. With it the next crawl asks only for what changed, and tells what that
 * was; without it, it gives the same content and asks for everything.
 */
export interface SavedCrawl extends Pick<Content, CrawledWhole> {
  /** What every entry was read with. A crawl with another basis reads all entries anew. */
  readonly basis: string;
  /** Sorted by id. */
  readonly entries: { readonly [K in Kind]: readonly SavedEntry<K>[] };
  /** How the CMS listed them. It saves requests, and decides nothing. */
  readonly lists: Readonly<Record<Kind, KnownList>>;
  /** How many queries the CMS is asked in one request. */
  readonly breadth: number;
}

/** The parts of Content that are small, and crawled whole every time. */
export type CrawledWhole = 'settings' | 'categories' | 'media' | 'menus' | 'redirects';

/** An entry as it was read, before what the media library says was put into it. */
export interface SavedEntry<K extends Kind = Kind> {
  readonly entry: Entry<K>;
  /** What the index says of this version of the entry. */
  readonly stamp: string;
  /** ISO 8601, by the clock of the crawl that read it. */
  readonly fetchedAt: string;
  /** Names what it was read beside, where WordPress makes part of it from other things: with those it changes. */
  readonly state?: string;
  /** What was found wrong with it, to be told again. */
  readonly problems: readonly Problem[];
  /** The pictures and files that it names, sorted. */
  readonly mediaIds: readonly number[];
}

/** How a list was answered the last time: enough to ask for all its pages before the first has come. */
export interface KnownList {
  /** Ids of all entries, in the order of the list. */
  readonly ids: readonly number[];
  /** Cursors, each with the number of entries up to it: a page ends there, and the next begins. */
  readonly ends: readonly PageEnd[];
  /** The most entries that the CMS answers at once. */
  readonly most: number;
}

export type PageEnd = readonly [count: number, cursor: string];
