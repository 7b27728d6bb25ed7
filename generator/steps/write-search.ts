import { checkFile } from '../checks/check-file.ts';
import { search } from '../files/search/search.ts';
import type { RouteList } from '../routes/route-list.ts';
import type { Making } from './making.ts';

/** Writes the index of the search over all pages. Returns the number of its files. */
export async function writeSearch(making: Making, routes: RouteList): Promise<number> {
  const { run, target, siteRoutes, renderContext, searchMemory } = making;
  let count = 0;
  await run.time('output', async () => {
    for (const file of search(routes, siteRoutes().context, searchMemory)) {
      checkFile(file, renderContext()).forEach(run.warn);
      await target.write(file);
      count += 1;
    }
  });
  return count;
}
