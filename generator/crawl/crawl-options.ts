import type { CrawlCounts, SavedCrawl } from '../content/saved/saved-crawl.ts';
import type { Client } from '../graphql/client-types.ts';
import type { Warn } from '../problems/problem.ts';
import type { OnProgress } from '../util/progress.ts';
import type { PluginState } from './boardwalk/ask-state.ts';
import type { CrawlJournal } from './crawl-journal.ts';
import type { Asked } from './known-kinds.ts';
import type { MenuLocations } from './menus.ts';

export interface CrawlOptions extends Asked {
  readonly client: Client;
  /** The moment that the site is built for, ISO 8601. */
  readonly now: string;
  readonly menus: MenuLocations;
  readonly warn: Warn;
  readonly onProgress?: OnProgress;
  /** The last saved crawl of this CMS. It may still be loading: the lists wait for it. */
  readonly saved?: SavedCrawl | Promise<SavedCrawl | undefined> | undefined;
  /** The answer of the plugin that was asked for the state since the saved crawl already. */
  readonly early?: EarlyState | undefined;
  /** Opens the store of a crawl until it has succeeded. `cacheKey`: the cache key of every entry. */
  readonly openJournal?: (cacheKey: string) => Promise<CrawlJournal>;
  /** Shows drafts as well. Needs an editor's client: `generator/drafts`. */
  readonly hasDrafts?: boolean;
  /** Reads everything again. `saved` only serves to report changes. */
  readonly isFresh?: boolean;
  /** The moment of this crawl by the machine's clock, ISO 8601. Default: `now`. */
  readonly fetchedAt?: string;
  /** Entries read longer ago, before `fetchedAt`, are read again. Default: no limit. */
  readonly maxAgeMs?: number;
  /** `read-worker.ts` as a script, absolute. Default: reads entries in this thread. */
  readonly readWorker?: string | undefined;
}

/** An answer of the plugin Boardwalk; undefined when it gave none. */
export interface EarlyState {
  readonly state: PluginState | undefined;
}

/** The results of a crawl besides the content. */
export interface CrawlSummary {
  readonly skipped: Readonly<Record<keyof CrawlCounts, number>>;
  /** Every host of the CMS, in the endpoint or in its settings. */
  readonly cmsHosts: readonly string[];
}
