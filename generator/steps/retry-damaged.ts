import { DamagedBlocks, dropDamagedBlocks } from '../content/saved/damaged-blocks.ts';
import { DamagedCopies, dropDamaged } from '../publish/damaged-copies.ts';
import { allStale, type Stale } from '../rebuild/stale.ts';
import type { Run } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import { compact } from '../util/omit-undefined.ts';

/** Runs a build again, once, after it has removed damaged files of the cache. */
export async function retryDamaged<Result>(
  { site, stale, run }: { readonly site: Site; readonly stale: Stale; readonly run: Run },
  work: (stale: Stale) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(stale);
  } catch (error) {
    if (error instanceof DamagedCopies) {
      await dropDamaged(error);
      run.warn({ message: `${error.message}: they are made again` });
    } else if (error instanceof DamagedBlocks) {
      await dropDamagedBlocks(error);
      run.warn({ message: `The saved crawl is not used (its file is damaged): all content is read again` });
      const { bundles, memory } = site.last;
      site.last = compact({ bundles, memory });
      site.polled = null;
    } else throw error;
    return work(allStale);
  }
}
