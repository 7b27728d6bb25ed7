import type { Media } from '../content/content.ts';
import type { CmsHosts } from '../content/html/links.ts';
import type { EntryReader } from '../content/kinds/entry-reader.ts';
import type { Collections } from '../content/kinds/index.ts';
import type { CrawlCounts } from '../content/saved/saved-crawl.ts';
import type { Client } from '../graphql/client-types.ts';
import type { Warn } from '../problems/problem.ts';
import type { PluginIndex } from './boardwalk/read-index.ts';
import type { CrawlJournal } from './crawl-journal.ts';

/** Shared by all parts of a crawl. */
export interface CrawlContext {
  readonly client: Client;
  /** How each kind is asked for. */
  readonly collections: Collections;
  readonly hosts: CmsHosts;
  /** The site's. */
  readonly timeZone: string;
  /** The moment that the site is built for, ISO 8601. */
  readonly now: string;
  /** Reads drafts too. Default: no. */
  readonly hasDrafts?: boolean;
  /** The moment of this crawl, ISO 8601. For saved entries only: it reaches no content. */
  readonly fetchedAt: string;
  /** A key of everything that an entry may show besides itself, at the start of this crawl. */
  readonly state: string;
  /** Response keys that the endpoint lacks, or that are not requested. */
  readonly absent: ReadonlySet<string>;
  /** Files of the library that need not be read: null for unusable ones. */
  readonly knownMedia: ReadonlyMap<number, Media | null>;
  readonly warn: Warn;
  readonly reader: Pick<EntryReader, 'read'>;
  /** Stores entries until the crawl has succeeded; absent where nothing is kept for the next run. */
  readonly journal: Pick<CrawlJournal, 'add'> | undefined;
  /** Replaces an item of the library by that of the saved crawl, where it has not changed. */
  readonly takeMedia: (item: Media) => Media;
  /** The lists by the plugin Boardwalk, with the versions of entries and files. Default: none. */
  readonly index?: PluginIndex | undefined;
  /** Adds to the progress of the crawl. */
  readonly onProgress: (step: CrawlStep) => void;
  readonly counts: CrawlCounts;
}

/** Entries found, or read, since the last step. */
export interface CrawlStep {
  readonly found?: number;
  readonly read?: number;
}
