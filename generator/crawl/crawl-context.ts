import type { CmsHosts } from '../content/html/links.ts';
import type { EntryReader } from '../content/kinds/entry-reader.ts';
import type { SavedEntry } from '../content/saved/saved-crawl.ts';
import type { Warn } from '../problems/problem.ts';
import type { Breadth } from './client/breadth.ts';
import type { Client } from './client/client-types.ts';
import type { Journal } from './open-journal.ts';

/** What every part of a crawl shares. */
export interface CrawlContext {
  readonly client: Client;
  readonly breadth: Breadth;
  readonly hosts: CmsHosts;
  /** The moment the site is built for, ISO 8601. */
  readonly now: string;
  /** Drafts are crawled too. Default: no. */
  readonly isPreview?: boolean;
  /** The moment of this crawl, ISO 8601. It dates what is saved and reaches no content. */
  readonly fetchedAt: string;
  /** Names all that an entry may show besides itself, as it was when this crawl began. */
  readonly state: string;
  /** Response keys that the endpoint lacks, or that need not be asked for. */
  readonly absent: ReadonlySet<string>;
  readonly warn: Warn;
  readonly reader: Pick<EntryReader, 'read'>;
  /** Keeps what was read until the crawl has ended well. */
  readonly journal: Pick<Journal<SavedEntry>, 'add'>;
  /** Adds to how far the crawl is. */
  readonly onProgress: (step: CrawlStep) => void;
  readonly counts: CrawlCounts;
}

/** Entries that have been found, or read, since the last step. */
export interface CrawlStep {
  readonly found?: number;
  readonly read?: number;
}

/** Entries that the CMS listed and the site does not show. Counted while crawling. */
export interface CrawlCounts {
  unpublished: number;
  protected: number;
  scheduled: number;
  /** Listed, but deleted before they were read. */
  gone: number;
}
