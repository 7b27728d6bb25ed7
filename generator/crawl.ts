import { crawlCategories } from './collections/categories.ts';
import type { CrawlContext, CrawlCounts } from './collections/crawl-context.ts';
import { crawlEntries } from './collections/crawl-entries.ts';
import { collections } from './collections/index.ts';
import { crawlMedia } from './collections/media.ts';
import { mediaIds, withLibraryPaths } from './collections/media-refs.ts';
import { crawlMenu } from './collections/menus.ts';
import { crawlRedirects } from './collections/redirects.ts';
import { crawlSettings } from './collections/settings.ts';
import type { Content } from './content.ts';
import { cmsHosts } from './normalise/links.ts';
import type { Warn } from './problem.ts';
import type { OnProgress } from './progress.ts';
import type { Client } from './source/client-types.ts';
import { absentFields, findPlugins } from './source/plugins.ts';
import { settle } from './source/settle.ts';

export interface CrawlOptions {
  readonly client: Client;
  /** The moment the site is built for, ISO 8601. */
  readonly now: string;
  /** The theme's menu locations: PRIMARY and FOOTER. */
  readonly menus: { readonly primary: string; readonly footer: string };
  readonly warn: Warn;
  readonly onProgress?: OnProgress;
  /** Told once, at the end of a crawl that succeeded. */
  readonly onSummary?: (summary: CrawlSummary) => void;
}

/** What a crawl found out besides the content. */
export interface CrawlSummary {
  readonly leftOut: Readonly<CrawlCounts>;
  /** Every host under which the CMS answers or knows itself. */
  readonly hosts: readonly string[];
}

/**
 * Reads everything that the site is made from. The result does not depend on the order of answers, on the address of
 * the CMS or on what the CMS numbers per request. Throws a BuildError with all problems: `source` when the CMS does not
 * answer, `content` when its answers cannot be used.
 */
export async function crawl(options: CrawlOptions): Promise<Content> {
  const { client, menus, warn, onProgress = () => undefined, onSummary } = options;
  const now = new Date(options.now).toISOString();
  // One after the other: a CMS that cannot be reached is reported once.
  const [{ settings, addresses }] = await settle([crawlSettings(client, warn)]);
  const [plugins] = await settle([findPlugins(client)]);
  const counts: CrawlCounts = { unpublished: 0, protected: 0, scheduled: 0, gone: 0 };
  const context: CrawlContext = {
    client,
    hosts: cmsHosts([...addresses, client.endpoint]),
    now,
    absent: absentFields(plugins),
    warn,
    onProgress: addParts(onProgress),
    counts,
  };

  const [post, page, event, location, artwork, experience, categories, primary, footer, redirects] =
    await settle([
      crawlEntries(collections.post, context),
      crawlEntries(collections.page, context),
      crawlEntries(collections.event, context),
      crawlEntries(collections.location, context),
      crawlEntries(collections.artwork, context),
      crawlEntries(collections.experience, context),
      crawlCategories(context),
      crawlMenu(menus.primary, context),
      crawlMenu(menus.footer, context),
      plugins.redirects ? crawlRedirects(context) : [],
    ]);
  const entries = { post, page, event, location, artwork, experience };

  const named = mediaIds(Object.values(entries).flat(), categories);
  const [media] = await settle([crawlMedia(named, context)]);
  onSummary?.({ leftOut: counts, hosts: [...context.hosts.names] });
  return withLibraryPaths(
    { now, settings, entries, categories, media, menus: { primary, footer }, redirects },
    media,
  );
}

/** Adds up the progress of the lists, which are crawled side by side. */
function addParts(onProgress: OnProgress): CrawlContext['onProgress'] {
  const parts = new Map<string, { done: number; total: number }>();
  return ({ what, done, total }) => {
    parts.set(what, { done, total });
    const all = [...parts.values()];
    onProgress({
      stage: 'crawl',
      done: all.reduce((sum, part) => sum + part.done, 0),
      total: all.reduce((sum, part) => sum + part.total, 0),
    });
  };
}
