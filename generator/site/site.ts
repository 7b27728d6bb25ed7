import path from 'node:path';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { type Bundler, type Bundles, openBundler } from '../bundle/open-bundler.ts';
import type { Content } from '../content/content.ts';
import type { EntryChange } from '../content/saved/changes.ts';
import { type CrawlStore, openCrawlStore } from '../content/saved/crawl-store.ts';
import type { SavedCrawl } from '../content/saved/saved-crawl.ts';
import { createClients } from '../crawl/client/client.ts';
import type { Client } from '../crawl/client/client-types.ts';
import { mergeHeaders } from '../crawl/client/headers.ts';
import type { NextChange } from '../dependencies/next-change.ts';
import type { FetchedMedia } from '../media/fetch-media.ts';
import type { Problem } from '../problems/problem.ts';
import type { AllowedLoss } from '../publish/measures.ts';
import type { PageMemory } from '../rebuild/page-memory.ts';
import type { SitePlan } from '../routes/plan-site.ts';
import type { OnProgress } from '../util/progress.ts';

/** Where the content comes from. */
export interface Source {
  /** The GraphQL endpoint; null: the content comes from `contentFile`. */
  readonly endpoint: string | null;
  /** What the CMS is sent as the Authorization header; a secret. */
  readonly authorization?: string | undefined;
  /** A content file that was saved before. */
  readonly contentFile?: string;
  /** For reports: the CMS's host, or the name of the content's other source. */
  readonly name: string;
  /** The moment that the site is built for, ISO 8601 in UTC; asked for anew at each build. */
  readonly now: () => string;
}

export interface SiteOptions {
  readonly config: ResolvedConfig;
  readonly source: Source;
  readonly onProgress: OnProgress;
  /** Names the code that reads the CMS's answers: what other code made of them is read anew. */
  readonly code: string;
  /** The scripts of threads, absolute: `read-worker.ts`, `render-worker.ts` and `folder-worker.ts`. Default: all is done in this one. */
  readonly workers?: { readonly read: string; readonly render: string; readonly folder: string };
  /** Read everything anew, whatever was saved. */
  readonly isFresh?: boolean;
  /** Bundle our own code anew, whatever was kept of it. */
  readonly bundlesAnew?: boolean;
  /** How much may be gone since the last build without a gate being closed to it. Default: nothing. */
  readonly allowLoss?: AllowedLoss;
  /** Wait for another build of the same folder to end. */
  readonly isPatient?: boolean;
  /** Shared by several sites of one project. Default: the site opens its own. */
  readonly bundler?: Bundler;
  /** Called when there is another build to wait for. */
  readonly onWait?: (processId: number) => void;
}

/** A site that is built once, or again and again: what is open for it, and what one build leaves for the next. */
export interface Site extends SiteOptions {
  readonly client: Client;
  readonly bundler: Bundler;
  readonly crawlStore: CrawlStore;
  /** Folder for what was fetched from this CMS: it is never taken for another's. */
  readonly sourceCache: string;
  /** What the last build made, for parts of the next that are not stale. */
  last: {
    readonly bundles?: Bundles;
    readonly gathered?: Gathered;
    readonly plan?: () => SitePlan;
    readonly memory?: PageMemory;
    readonly nextChange?: NextChange | null;
  };
  /** Content that a poll has read since: the next build begins with it, unless another came between. */
  polled: Polled | null;
}

/** Content that a poll has read. */
export interface Polled {
  readonly found: Omit<Gathered, 'media'>;
  /** Problems found during the poll. */
  readonly problems: readonly Problem[];
  /** The saved crawl of the last build, as it was when the poll began. */
  readonly since: SavedCrawl | undefined;
}

/** What a site is made from: our own code, bundled, and all that came from outside. */
export interface BuildParts {
  readonly bundles: Bundles;
  readonly gathered: Gathered;
  /** Made when it is first asked for: a site that stays as it is needs none. */
  readonly plan: () => SitePlan;
}

/** All that came from outside. */
export interface Gathered {
  readonly content: Content;
  readonly media: FetchedMedia;
  /** Null when it is not known what changed. */
  readonly changes: readonly EntryChange[] | null;
  readonly saved?: SavedCrawl;
  /** To be called when `saved` is safe. */
  readonly discardJournal?: () => Promise<void>;
  readonly cmsHosts: readonly string[];
  readonly leftOut: Readonly<Record<string, number>>;
}

/** Opens what builds of a site need. `closeSite` ends it. */
export function openSite(options: SiteOptions): Site {
  const { config, source, code, bundlesAnew = false } = options;
  const { root, cacheDir } = config;
  const sourceCache = path.join(cacheDir, encodeURIComponent(source.name));
  const bundleFile = path.join(cacheDir, 'bundles.json');
  return {
    ...options,
    client: openClient(options),
    bundler:
      options.bundler ?? openBundler({ root, ...(!bundlesAnew && { cache: { file: bundleFile, code } }) }),
    crawlStore: openCrawlStore({
      folder: path.join(sourceCache, 'crawl'),
      source: source.name,
      code,
    }),
    sourceCache,
    last: {},
    polled: null,
  };
}

/** Where what the last build knew of the whole site is kept. */
export function siteMemoryFileOf({ sourceCache }: Site): string {
  return path.join(sourceCache, 'site.json');
}

/** Where the last build's fingerprints are kept. */
export function memoryFileOf({ sourceCache }: Site): string {
  return path.join(sourceCache, 'pages.jsonl');
}

export async function closeSite({ bundler }: Site): Promise<void> {
  await bundler.close();
}

function openClient({ config, source }: SiteOptions): Client {
  const { default: configured, ...others } = config.graphql.clients;
  const { authorization } = source;
  const headers = () => mergeHeaders(configured?.options?.headers, authorization ? { authorization } : {});
  const options = { ...configured?.options, headers, concurrency: config.concurrency };
  const endpoint = source.endpoint ?? '';
  const { default: client } = createClients(others, { default: { endpoint, options } });
  if (client === undefined) throw new Error('the client "default" was not made');
  return client;
}
