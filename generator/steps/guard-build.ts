import { DamagedBlocks, dropDamagedBlocks } from '../content/saved/damaged-blocks.ts';
import { refuseMixing } from '../drafts/with-drafts.ts';
import { asBuildError } from '../problems/output-failure.ts';
import { DamagedCopies, dropDamaged } from '../publish/damaged-copies.ts';
import { acquireLock } from '../publish/lock.ts';
import { recover } from '../publish/swap.ts';
import { loadHistory } from '../rebuild/build-history.ts';
import { allStale, type Stale } from '../rebuild/stale.ts';
import type { BuildResult } from '../site/report.ts';
import { type Run, startRun } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import { untilStill } from '../site/until-still.ts';
import { compact } from '../util/omit-undefined.ts';

/**
 * Runs the steps of a build as `guardOutput` does, with a failure returned as a result. Throws only bugs, or the
 * reason of an aborted signal.
 */
export async function guardBuild(
  site: Site,
  stale: Stale,
  steps: (run: Run, stale: Stale) => Promise<BuildResult>,
): Promise<BuildResult> {
  const run = startRun(site);
  try {
    return await guardOutput({ site, stale, run }, (stale) => steps(run, stale));
  } catch (error) {
    const stopped = asBuildError(error);
    if (stopped === null) throw error;
    const failure = run.complete(stopped);
    const growth = loadHistory(site.cacheFiles.builds);
    return { report: run.failed(failure, growth), changed: [], failure };
  }
}

interface GuardedRun {
  readonly site: Site;
  readonly stale: Stale;
  readonly run: Run;
}

/** Runs work with the output folder locked; again, once, after it has removed damaged files of the cache. */
export async function guardOutput<Result>(
  { site, stale, run }: GuardedRun,
  work: (stale: Stale) => Promise<Result>,
): Promise<Result> {
  try {
    return await lockOutput(site, run, () => work(stale));
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
    return lockOutput(site, run, () => work(allStale));
  }
}

/**
 * Runs a build while no other one uses its output folder, after repairing what a killed build left.
 * Rejects with a BuildError `output` or `locked` when the folder cannot be used.
 */
async function lockOutput<Result>(
  { config, waitsForLock = false, onWait }: Site,
  run: Run,
  work: () => Promise<Result>,
): Promise<Result> {
  const { outDir, root } = config;
  const lock = await acquireLock({
    outDir,
    root,
    wait: waitsForLock,
    onWait: ({ processId }) => onWait?.(processId),
  });
  if (lock.notice !== null) run.warn({ message: lock.notice });
  try {
    await run.time('publish', () => recover({ outDir, root }));
    await refuseMixing(config);
    return await untilStill(run, work);
  } finally {
    lock.release();
  }
}
