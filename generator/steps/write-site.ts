import { findBrokenAnchors } from '../checks/anchors.ts';
import { checkFile } from '../checks/check-file.ts';
import { findHiddenSite } from '../checks/find-hidden-site.ts';
import { findLargeMenus } from '../checks/find-large-menus.ts';
import { findMoved } from '../checks/find-moved.ts';
import { nameEntry } from '../content/name-entry.ts';
import { notice } from '../files/notice.ts';
import { makeOutputFiles, redirectsOf } from '../files/output-files.ts';
import { popup } from '../files/popup.ts';
import type { PublicFile } from '../files/read-public-files.ts';
import { sitemap } from '../files/sitemap.ts';
import { writePublicFile } from '../files/write-public-file.ts';
import type { Problem } from '../problems/problem.ts';
import { awaitLater } from '../problems/settle.ts';
import { gatherDamage } from '../publish/damaged-copies.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { findPopup } from '../routes/popup-page.ts';
import type { RouteList } from '../routes/route.ts';
import type { BuildState } from './build-state.ts';
import { type WrittenPages, writePages } from './write-pages.ts';

export interface WrittenSite {
  readonly pages: WrittenPages;
  /** The number of files of the search. */
  readonly searchFiles: number;
}

/**
 * Writes all files of the site, and checks it as a whole. This thread writes those beside the pages while
 * others render. The failure of a page comes first.
 */
export async function writeSite(state: BuildState, routes: RouteList): Promise<WrittenSite> {
  const beside = awaitLater(writeFiles(state, routes));
  const pages = await writePages(state, routes).finally(() => Promise.allSettled([beside]));
  await beside;
  const searchFiles = await writeIndexes(state, pages);
  checkSite(state, pages);
  return { pages, searchFiles };
}

/** Writes what only the whole site has: the sitemap, and the index of the search. */
async function writeIndexes(state: BuildState, { listed, search, layout }: WrittenPages): Promise<number> {
  const { run, target, site, renderContext } = state;
  const { siteUrl, hasDrafts } = site.config;
  let searchFiles = 0;
  await run.time('output', async () => {
    if (!hasDrafts) for await (const file of sitemap({ pages: listed, siteUrl })) await target.write(file);
    let isClean = true;
    for (const file of search.files()) {
      const findings = checkFile(file, renderContext());
      findings.forEach(run.warn);
      isClean &&= findings.length === 0;
      await target.write(file);
      searchFiles += 1;
    }
    for (const file of search.kept()) {
      if ((await target.keep(file)) === null) throw new Error(`${file.path} is not as it was published`);
      searchFiles += 1;
    }
    // A finding is told again by the next build.
    if (isClean) state.searchMemory.takeIndex({ ...search.facts(), layout });
  });
  return searchFiles;
}

/**
 * Reports problems of the whole site: moved addresses, broken anchors, large menus, a site closed
 * to search engines.
 */
function checkSite(
  { contentAndMedia, siteRoutes, site, run }: BuildState,
  { listed, remembered }: WrittenPages,
): void {
  const { context } = siteRoutes();
  const redirects = redirectsOf(context);
  findMoved({ changes: contentAndMedia.changes ?? [], ...context, redirects }).forEach(run.warn);
  findBrokenAnchors(context.anchors(), remembered).forEach(run.warn);
  findLargeMenus(context.part('menus'), remembered.size).forEach(run.warn);
  if (!site.config.hasDrafts) findHiddenSite(listed).forEach(run.warn);
}

/**
 * Writes the files that need no page: feeds, calendars, redirects, popup, notice, assets and media.
 */
async function writeFiles(state: BuildState, routes: Pick<RouteList, 'has'>): Promise<void> {
  const { bundles, contentAndMedia, run, site, target, renderContext } = state;
  const { context } = state.siteRoutes();
  const { publicFiles } = contentAndMedia;
  const { files: media, digests, table } = contentAndMedia.media;
  const write = async (file: OutputFile, entry?: Problem['entry']): Promise<void> => {
    checkFile(file, renderContext(), entry).forEach(run.warn);
    await target.write(file);
  };
  await run.time('output', async () => {
    const shown = findPopup(context);
    for (const file of makeOutputFiles(routes, context, table, (path) => digests.get(path)?.size))
      if (!isReplaced(file, state)) await write(file);
    for (const file of popup({ context, ...bundles }))
      await write(file, shown && nameEntry({ ...shown, ...context.report(shown) }));
    for (const file of notice(context)) await write(file);
    for (const file of bundles.assets.files) await write(file);
    const forbidden = renderContext();
    for (const file of publicFiles)
      if (!isOfDrafts(file, state))
        await writePublicFile(file, { target, forbidden, config: site.config, warn: run.warn });
    await gatherDamage(media.map((file) => () => target.write(file, digests.get(file.path))));
  });
}

/** The file that a site may have its own of, in the place of ours. */
const robotsPath = 'robots.txt';

/** Returns true for the robots.txt of a public site that has one in `public/`. */
function isReplaced({ path }: OutputFile, { site, contentAndMedia }: BuildState): boolean {
  const isOwn = contentAndMedia.publicFiles.some((file) => file.path === robotsPath);
  return path === robotsPath && isOwn && !site.config.hasDrafts;
}

/** Returns true for a file that a site with drafts leaves to the public one: search engines are kept out. */
function isOfDrafts({ path }: PublicFile, { site }: BuildState): boolean {
  return path === robotsPath && site.config.hasDrafts;
}
