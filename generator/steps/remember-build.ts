import path from 'node:path';
import { removeOld } from '../cache/remove-old.ts';
import { nextDue } from '../dependencies/next-change.ts';
import { saveMediaMemory } from '../media/file-changes.ts';
import type { Problem } from '../problems/problem.ts';
import type { PublishResult } from '../publish/new-site.ts';
import { savePageMemory } from '../rebuild/page-memory.ts';
import { type SiteFigures, saveSiteMemory } from '../rebuild/site-memory.ts';
import { rememberUnread } from '../rebuild/unread.ts';
import type { Run } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import type { BuildState } from './build-state.ts';
import type { WrittenPages } from './write-pages.ts';

interface BuildOutcome {
  readonly run: Run;
  readonly state: BuildState;
  readonly inputs: () => string | null;
  readonly pages: Pick<WrittenPages, 'conditions'>;
  readonly figures: SiteFigures;
  readonly published: PublishResult;
  readonly warnings: readonly Problem[];
}

/**
 * Saves the memory for the next build: the crawl, the pages' fingerprints, the words of the search, the files of the
 * library, the inputs of the site and the bundles of the code.
 */
export async function rememberBuild(
  site: Site,
  { run, state, inputs, pages, figures, published, warnings }: BuildOutcome,
): Promise<void> {
  const { bundles, contentAndMedia, siteRoutes, records, searchMemory } = state;
  const { now } = contentAndMedia.content;
  const { conditions } = pages;
  const { manifest: build } = published;
  savePageMemory(records, { now, conditions, build }, run.warn);
  searchMemory.save(build);
  const { saved, journal } = contentAndMedia;
  const isKept = !saved || (await site.crawlStore.save(saved, run.warn, journal?.log()));
  const { media } = contentAndMedia;
  if (media.table !== site.last.contentAndMedia?.media.table) saveMediaMemory(site.cacheFiles.media, media);
  if (isKept) await journal?.discard();
  // The hash of the inputs costs nothing after the crawl is saved.
  const hash = inputs();
  if (hash !== null)
    saveSiteMemory(site.cacheFiles.site, {
      ...{ inputs: hash, now, manifest: build, figures, warnings },
      unread: rememberUnread(site, state),
    });
  await site.bundler.save();
  await tidyCache(site);
  const memory = { now, conditions, build, pages: records };
  const nextChange = nextDue(figures.nextChange, { nextScheduled: contentAndMedia.nextScheduled, now });
  site.last = { bundles, contentAndMedia, siteRoutes, memory, nextChange };
}

/** Age in milliseconds from which the file of an unfinished build is not in use any more. */
const longAgo = 24 * 60 * 60 * 1000;

interface CachesOfSite extends Pick<Site, 'sourceCache'> {
  readonly config: Pick<Site['config'], 'cacheDir'>;
}

/**
 * Removes what killed builds left long ago. Never rejects.
 * @internal
 */
export async function tidyCache({ config: { cacheDir }, sourceCache }: CachesOfSite): Promise<void> {
  for (const folder of [
    cacheDir,
    sourceCache,
    path.join(sourceCache, 'crawl'),
    path.join(cacheDir, 'pictures'),
  ])
    await removeOld(folder, /\.log\.[0-9a-f-]{36}$/, Date.now() - longAgo);
}
