import { checkFile } from '../checks/check-file.ts';
import { sitemap } from '../files/sitemap.ts';
import { awaitLater } from '../problems/settle.ts';
import type { RouteList } from '../routes/route.ts';
import type { BuildState } from './build-state.ts';
import { checkSite } from './check-site.ts';
import { writeFiles } from './write-files.ts';
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
