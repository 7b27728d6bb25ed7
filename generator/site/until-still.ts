import { awaitProgress, watchProcessor } from '../util/await-progress.ts';
import type { Run } from './run.ts';

/** Milliseconds in which a run neither works nor waits for something that has a limit of its own. */
const stillMs = 600_000;

/** Waits for the work of a run as long as it goes on. Rejects with NoProgress, which names its stages. */
export function untilStill<Result>(
  { running }: Pick<Run, 'running'>,
  work: () => Promise<Result>,
  { limitMs = stillMs, isAlive = watchProcessor() } = {},
): Promise<Result> {
  const awaited = () => `the end of the stage ${[...running].join(', ') || 'of preparation'}`;
  return awaitProgress({ awaited, limitMs, isAlive, isWhole: true }, work);
}
