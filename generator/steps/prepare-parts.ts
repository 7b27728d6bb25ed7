import { once } from '../dependencies/once.ts';
import { settle } from '../problems/settle.ts';
import type { Stale } from '../rebuild/stale.ts';
import { makeSiteRoutes } from '../routes/site-routes.ts';
import { readContentAndMedia, readFilesOf } from '../site/read-content.ts';
import type { Run } from '../site/run.ts';
import type { BuildParts, ContentAndMedia, Site } from '../site/site.ts';
import { bundleEarly, bundlesInLanguage } from '../site/site-bundles.ts';
import { joinRun } from './join-run.ts';
import type { Begun } from './keep-unread.ts';

/**
 * Bundles the project's code while the CMS is asked for content and media; reuses parts that are
 * not stale.
 */
export async function prepareParts(site: Site, stale: Stale, run: Run, begun?: Begun): Promise<BuildParts> {
  const { bundles, contentAndMedia, siteRoutes } = site.last;
  // Waits for both: the problems of both are reported, and nothing runs on after the build has
  // ended.
  const [early, newContent] = await settle([
    bundles && !stale.templates && !stale.client
      ? bundles
      : (begun?.bundling ?? run.time('bundle', () => bundleEarly(site))),
    contentAndMedia && !stale.content
      ? unchanged(site, contentAndMedia, stale)
      : readContentAndMedia(site, run, begun),
  ]);
  const newBundles = await bundlesInLanguage(site, run, { bundles: early, content: newContent.content });
  await joinRun(site, { bundles: newBundles, contentAndMedia: newContent });
  const makeRoutes = once(() => makeSiteRoutes(newContent, site.config));
  return {
    bundles: newBundles,
    contentAndMedia: newContent,
    siteRoutes: siteRoutes && !stale.content && !stale.files ? siteRoutes : makeRoutes,
  };
}

async function unchanged(site: Site, last: ContentAndMedia, { files }: Stale): Promise<ContentAndMedia> {
  const publicFiles = files ? await readFilesOf(site) : last.publicFiles;
  return { ...last, publicFiles, changes: [], media: { ...last.media, changes: [] } };
}
