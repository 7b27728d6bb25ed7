import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { Bundles } from '../bundle/open-bundler.ts';
import { firstAndLast } from '../cache/is-trusted.ts';
import type { SiteContent } from '../content/content.ts';
import type { SavedCrawl } from '../content/saved/saved-crawl.ts';
import { type UnreadCrawl, unreadCrawl } from '../crawl/boardwalk/unread-crawl.ts';
import type { PublicFile } from '../files/read-public-files.ts';
import type { Client } from '../graphql/client-types.ts';
import type { FetchedMedia, SureMedia } from '../media/assign-media-paths.ts';
import { preparationOf } from '../media/prepare-media.ts';
import { hashJson } from '../util/hash.ts';
import { siteSettings } from './site-settings.ts';

/** The inputs of a site as they are compared before its content is read. */
export interface Unread {
  /** The result of `hashAtHand`. */
  readonly hash: string;
  /** Its moments are those of the files of the library, too. */
  readonly crawl: UnreadCrawl;
  /** Its undated files are asked for. */
  readonly media: Omit<SureMedia, 'readAt'>;
}

interface UnreadSite {
  readonly config: ResolvedConfig;
  readonly code: string;
  readonly client: Client;
  /** Processes that share their work have inputs of their own. */
  readonly workStore?: object;
  /** A content file says what the CMS said once. */
  readonly source: { readonly contentFile?: string };
}

interface AtHand {
  readonly bundles: Bundles;
  readonly publicFiles: readonly PublicFile[];
  readonly answers: SiteContent['answers'];
}

/** The inputs of a site that are hashed. */
export interface HashedParts {
  readonly bundles: Bundles;
  readonly contentAndMedia: {
    readonly content: Pick<SiteContent, 'answers'>;
    readonly saved?: SavedCrawl;
    readonly contentDigest?: string;
    readonly media: FetchedMedia;
    readonly publicFiles: readonly PublicFile[];
    readonly cmsHosts: readonly string[];
  };
}

/**
 * Returns null for a site whose content has to be read in every build: without the plugin of the CMS, with drafts, with
 * middleware, or with a file of the library that did not come.
 */
export function rememberUnread(site: UnreadSite, { bundles, contentAndMedia }: HashedParts): Unread | null {
  const { content, saved, media, publicFiles } = contentAndMedia;
  if (!mayStayUnread(site) || saved === undefined || media.sure === undefined) return null;
  const crawl = unreadCrawl(saved, site.client);
  if (crawl === null) return null;
  const { readAt, ...others } = media.sure;
  return {
    hash: hashAtHand(site, { bundles, publicFiles, answers: content.answers }),
    crawl: { ...crawl, readAt: firstAndLast([...crawl.readAt, ...readAt]) },
    media: others,
  };
}

/** Returns false for a site whose content decides alone, or is not all that decides. */
export function mayStayUnread({ config, workStore, source }: Omit<UnreadSite, 'client'>): boolean {
  if (config.hasDrafts || workStore !== undefined || source.contentFile !== undefined) return false;
  return Object.keys(config.middleware).length === 0;
}

/** Hashes the inputs that are at hand before the content is read. */
export function hashAtHand(
  { config, code, client }: Omit<UnreadSite, 'workStore' | 'source'>,
  { bundles, publicFiles, answers }: AtHand,
): string {
  // Another way to make pictures makes others of the same files.
  const pictures = preparationOf(config.svg);
  const settings = siteSettings(config);
  return hashJson([
    ...[code, client.endpoint, settings, pictures, answers ?? null],
    ...[digestsOf(publicFiles), identifyBundles(bundles)],
  ]);
}

/** Tells which files of `public/` there are, with which bytes. */
export function digestsOf(files: readonly PublicFile[]): unknown {
  return files.map(({ path, sha256 }) => [path, sha256]);
}

export function identifyBundles({ templates, assets, templateHashes }: Bundles): unknown {
  return [templates.hash, templateHashes, assets.urls, assets.files.map(({ path }) => path)];
}
