import { crawl } from './crawl.ts';
import { collectMedia } from './media/collect-media.ts';
import { fetchMedia } from './media/fetch-media.ts';
import type { Run } from './run.ts';
import { loadSavedContent } from './saved-crawl/content-file.ts';
import type { Gathered, Site } from './site.ts';

const hourMs = 3_600_000;

/** Reads the content, from the CMS or from a file, and the media that it names. Throws BuildError. */
export async function gather(site: Site, run: Run): Promise<Gathered> {
  const found = await run.time('crawl', () => readContent(site, run));
  const { config, source, sourceCache, onProgress } = site;
  const media = await run.time('media', () =>
    fetchMedia({
      needs: collectMedia(found.content),
      origin: source.endpoint === null ? null : new URL(source.endpoint).origin,
      cacheDir: sourceCache,
      warn: run.warn,
      onProgress,
      limits: { concurrency: config.concurrency },
      trust: {
        fetchedAt: new Date().toISOString(),
        maxAgeMs: site.isFresh ? 0 : config.contentMaxAgeHours * hourMs,
      },
    }),
  );
  return { ...found, media };
}

/** Reads the content alone. `changes` are those since the last build. */
export async function readContent(site: Site, run: Run): Promise<Omit<Gathered, 'media'>> {
  const { config, source, client, crawlStore, isFresh = false, onProgress } = site;
  const now = source.now();
  if (source.contentFile !== undefined) {
    const content = { ...(await loadSavedContent(source.contentFile)), now };
    return { content, changes: null, cmsHosts: [], leftOut: {} };
  }
  let summary: { cmsHosts: readonly string[]; leftOut: Gathered['leftOut'] } = { cmsHosts: [], leftOut: {} };
  const crawled = await crawl({
    client,
    now,
    menus: config.menus,
    warn: run.warn,
    onProgress,
    onSummary: ({ hosts, leftOut }) => {
      summary = { cmsHosts: hosts, leftOut: { ...leftOut } };
    },
    saved: site.last.gathered?.saved ?? crawlStore.load(),
    isFresh,
    fetchedAt: new Date().toISOString(),
    maxAgeMs: config.contentMaxAgeHours * hourMs,
  });
  return { ...crawled, ...summary };
}
