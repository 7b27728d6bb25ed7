import { asBuildError } from '../problems/output-failure.ts';
import { loadHistory } from '../rebuild/build-history.ts';
import type { Stale } from '../rebuild/stale.ts';
import type { BuildResult } from '../site/report.ts';
import { type Run, startRun } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import { lockOutput } from './lock-output.ts';
import { retryDamaged } from './retry-damaged.ts';

/**
 * Runs the steps of a build: with its output folder locked, a second time when the cache turns out
 * to be damaged, and with a failure returned as a result. Throws only bugs, or the reason of an
 * aborted signal.
 */
export async function guardBuild(
  site: Site,
  stale: Stale,
  steps: (run: Run, stale: Stale) => Promise<BuildResult>,
): Promise<BuildResult> {
  const run = startRun(site);
  try {
    return await retryDamaged({ site, stale, run }, (stale) =>
      lockOutput(site, run, () => steps(run, stale)),
    );
  } catch (error) {
    const stopped = asBuildError(error);
    if (stopped === null) throw error;
    const failure = run.complete(stopped);
    const growth = loadHistory(site.cacheFiles.builds);
    return { report: run.failed(failure, growth), changed: [], failure };
  }
}
