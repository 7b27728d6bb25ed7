import pLimit from 'p-limit';
import type { Deploy, SyncPhase } from './deploy.ts';

/** Objects under way at once; the queue of the store allows fewer where it must. */
const parallelObjects = 64;

/**
 * Runs for each item, many at once: renews the lock before, and counts after. After a failure no
 * further one is begun; rejects with the first, when all that had begun have ended.
 */
export async function forEach<Item>(
  { lock, onDone }: Pick<Deploy, 'lock' | 'onDone'>,
  phase: SyncPhase,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(parallelObjects);
  const failures: unknown[] = [];
  const run = async (item: Item): Promise<void> => {
    if (failures.length > 0) return;
    try {
      await lock.hold();
      await work(item);
      onDone(phase);
    } catch (error) {
      failures.push(error);
    }
  };
  await limit.map(items, run);
  if (failures.length > 0) throw failures[0];
}
