import type { Deploy, SyncPhase } from './deploy.ts';

/** Above it, files go one after the other: each is held in memory. */
export const largeBytes = 4 * 1024 * 1024;

/** Objects under way at once; the queue of the store allows fewer where it must. */
const parallelObjects = 64;

/**
 * Runs for each item, many at once, and counts after. After a failure no further one is begun; rejects with the
 * first, when all that had begun have ended.
 */
export async function forEach<Item>(
  { onDone }: Pick<Deploy, 'onDone'>,
  phase: SyncPhase,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  const left = items[Symbol.iterator]();
  // Each takes the next item when it is done: a promise for each of 100,000 files takes 90 MB.
  const workThrough = async (): Promise<void> => {
    for (const item of { [Symbol.iterator]: () => left }) {
      if (failures.length > 0) return;
      try {
        await work(item);
        onDone(phase);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: parallelObjects }, workThrough));
  if (failures.length > 0) throw failures[0];
}
