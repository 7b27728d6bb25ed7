import { stop } from 'esbuild';
import { awaitProgress, NoProgress } from '../util/await-progress.ts';

/** Some hundred times as long as esbuild takes on a busy machine. */
const esbuildLimitMs = 600_000;

/**
 * Waits for work of esbuild, which is a process of its own: it may die, or stop to answer. Ends that
 * process after NoProgress: the next work starts another.
 */
export async function awaitEsbuild<Result>(
  work: () => Promise<Result>,
  limitMs = esbuildLimitMs,
): Promise<Result> {
  try {
    return await awaitProgress({ awaited: 'an answer of esbuild', limitMs }, work);
  } catch (error) {
    if (error instanceof NoProgress) await stop();
    throw error;
  }
}
