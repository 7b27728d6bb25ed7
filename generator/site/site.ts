import path from 'node:path';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { type Bundler, type Bundles, openBundler } from '../bundle/open-bundler.ts';
import type { Content } from '../content/content.ts';
import type { EntryChange } from '../content/saved/changes.ts';
import { type CrawlStore, openCrawlStore } from '../content/saved/crawl-store.ts';
import type { SavedCrawl } from '../content/saved/saved-crawl.ts';
import type { CrawlJournal } from '../crawl/crawl-journal.ts';
import type { NextChange } from '../dependencies/next-change.ts';
import type { PublicFile } from '../files/read-public-files.ts';
import type { Client, FindClient } from '../graphql/client-types.ts';
import type { FetchedMedia } from '../media/assign-media-paths.ts';
import type { Problem } from '../problems/problem.ts';
import type { AllowedLoss } from '../publish/measures.ts';
import type { PageMemory } from '../rebuild/page-memory.ts';
import type { SiteRoutes } from '../routes/site-routes.ts';
import type { WorkStore } from '../store/work-store.ts';
import { shortHash } from '../util/hash.ts';
import type { OnProgress } from '../util/progress.ts';
import { projectRoot } from '../util/project-root.ts';
import { openClients } from './open-clients.ts';

/** The source of the content. */
export interface Source {
  /** The GraphQL endpoint; null when the content comes from `contentFile`. */
  readonly endpoint: string | null;
  /** The value of the Authorization header for the CMS; a secret. */
  readonly authorization?: string | undefined;
  /** The same for reports to the CMS: whoever may see one must not quote it; a secret. */
  readonly reportAuthorization?: string | undefined;
  /** A saved content file. */
  readonly contentFile?: string;
  /** Where the files of this content are fetched from; only cached ones are used without it. */
  readonly mediaOrigin?: string;
  /** For reports: the CMS's host, or the name of another source. */
  readonly name: string;
  /** Returns the moment that the site is built for, ISO 8601 in UTC; called for each build. */
  readonly now: () => string;
}

export interface SiteOptions {
  readonly config: ResolvedConfig;
  readonly source: Source;
  readonly onProgress: OnProgress;
  /** Identifies the code that reads the CMS's answers: results of other code are read again. */
  readonly code: string;
  /**
   * The scripts of threads, absolute: `read-worker.ts`, `render-worker.ts` and `folder-worker.ts`.
   * Default: no threads.
   */
  readonly workers?: { readonly read: string; readonly render: string; readonly folder: string };
  /** Reads everything again, whatever was saved. */
  readonly isFresh?: boolean;
  /** Bundles the project's code again, whatever was saved. */
  readonly bundlesAgain?: boolean;
  /** Values that other machines have made, and that are made for them. */
  readonly workStore?: WorkStore;
  /** Names the processes that work together: they must have the same inputs. */
  readonly runName?: string;
  /** Losses since the last build that are allowed. Default: none. */
  readonly allowLoss?: AllowedLoss;
  /** Waits for another build of the same folder to end. */
  readonly waitsForLock?: boolean;
  /** Shared by several sites of one project. Default: one of its own. */
  readonly bundler?: Bundler;
  /** Called when another build must end first. */
  readonly onWait?: (processId: number) => void;
}

/**
 * A site that is built once or repeatedly: its open resources, and the results of the last build.
 */
export interface Site extends SiteOptions {
  readonly client: Client;
  /** Finds any client of the settings, for page types and middleware. */
  readonly graphql: FindClient;
  readonly bundler: Bundler;
  readonly crawlStore: CrawlStore;
  /** The cache folder of this CMS, separate from those of others. */
  readonly sourceCache: string;
  readonly cacheFiles: ReturnType<typeof cacheFilesOf>;
  /** Results of the last build, for parts of the next that are not stale. */
  last: {
    readonly bundles?: Bundles;
    readonly contentAndMedia?: ContentAndMedia;
    readonly siteRoutes?: () => SiteRoutes;
    readonly memory?: PageMemory;
    readonly nextChange?: NextChange | null;
  };
  /** Content read by a poll since then: the next build begins with it. */
  polled: Polled | null;
}

/** Content read by a poll. */
export interface Polled {
  readonly found: FoundContent;
  /** Problems found during the poll. */
  readonly problems: readonly Problem[];
  /** The saved crawl of the last build, at the start of the poll. */
  readonly since: SavedCrawl | undefined;
}

/** The inputs of a site: the project's bundled code, and everything from outside. */
export interface BuildParts {
  readonly bundles: Bundles;
  readonly contentAndMedia: ContentAndMedia;
  /** Made on demand: an unchanged site needs no routes. */
  readonly siteRoutes: () => SiteRoutes;
}

/** The inputs from outside. */
export interface ContentAndMedia {
  readonly content: Content;
  /** Identifies the content of the file that it comes from, whenever it was crawled. */
  readonly contentDigest?: string;
  /** Identifies the crawl that wrote this file. */
  readonly crawlDigest?: string;
  readonly media: FetchedMedia;
  /** The files of the site's folder that are published as they are. */
  readonly publicFiles: readonly PublicFile[];
  /** Null when the changes are unknown. */
  readonly changes: readonly EntryChange[] | null;
  readonly saved?: SavedCrawl;
  /** When the next scheduled entry of the CMS is due, ISO 8601 in UTC; null for none, or unknown. */
  readonly nextScheduled?: string | null;
  /** Discard it when `saved` is safe on the disk. */
  readonly journal?: Pick<CrawlJournal, 'log' | 'discard'> | undefined;
  readonly cmsHosts: readonly string[];
  readonly skipped: Readonly<Record<string, number>>;
}

/** The part that is read from the CMS. */
export type FoundContent = Omit<ContentAndMedia, 'media' | 'publicFiles'>;

/** Opens the resources of a site. `closeSite` ends them. */
export function openSite(options: SiteOptions): Site {
  const { config, source, code, bundlesAgain = false } = options;
  const { cacheDir } = config;
  const sourceCache = path.join(cacheDir, encodeURIComponent(source.name));
  const graphql = openClients(config, source);
  return {
    ...options,
    client: graphql(),
    graphql,
    bundler:
      options.bundler ??
      openBundler({
        ...{ root: projectRoot(), site: config.root, brand: config.brand, words: config.words },
        ...(!bundlesAgain && { cache: { folder: cacheDir, code } }),
      }),
    crawlStore: openCrawlStore({
      file: path.join(sourceCache, 'crawl.log'),
      source: source.name,
      code,
    }),
    sourceCache,
    cacheFiles: cacheFilesOf(sourceCache, config),
    last: {},
    polled: null,
  };
}

/** Names the files that builds keep for the next one. */
function cacheFilesOf(sourceCache: string, { cacheDir, root, outDir }: ResolvedConfig) {
  const log = (name: string) => path.join(sourceCache, `${name}.log`);
  const output = shortHash(path.relative(root, outDir));
  return {
    /** The memory of the whole site. */
    site: log('site'),
    /** The last builds of this output folder. */
    builds: log(`builds-${output}`),
    /** How the last build has left this output folder. */
    folder: log(`folder-${output}`),
    /** The last build's fingerprints. */
    pages: log('pages'),
    /** The words of the last build's entries. */
    search: log('search'),
    /** The files of the library that the last build needed. */
    media: log('media'),
    /** The digests of the files in `public/`. */
    public: log('public'),
    /** The folder of prepared pictures and files, of every CMS of the site. */
    pictures: path.join(cacheDir, 'pictures'),
  } as const;
}

export async function closeSite({ bundler }: Site): Promise<void> {
  await bundler.close();
}
