import { refuseMixing } from '../drafts/with-drafts.ts';
import { acquireLock } from '../publish/lock.ts';
import { recover } from '../publish/swap.ts';
import type { Run } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import { untilStill } from '../site/until-still.ts';

/**
 * Runs a build while no other one uses its output folder, after repairing what a killed build left.
 * Rejects with a BuildError `output` or `locked` when the folder cannot be used.
 */
export async function lockOutput<Result>(
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
