import { checkFile } from '../checks/check-file.ts';
import type { Making } from './making.ts';
import type { WrittenPages } from './write-pages.ts';

/** Writes the index of the search over all pages. Returns the number of its files. */
export async function writeSearch(making: Making, { search }: WrittenPages): Promise<number> {
  const { run, target, renderContext } = making;
  let count = 0;
  await run.time('output', async () => {
    for (const file of search.files()) {
      checkFile(file, renderContext()).forEach(run.warn);
      await target.write(file);
      count += 1;
    }
  });
  return count;
}
