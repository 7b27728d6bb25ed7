import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Returns the collector of garbage. */
export function openCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/** Collects garbage, and resolves after the finalizers of what nothing refers to. */
export async function collectUnused(): Promise<void> {
  const collect = openCollector();
  let finalized = 0;
  const registry = new FinalizationRegistry<undefined>(() => {
    finalized += 1;
  });
  // Twice: the finalizers of one collection run in any order.
  for (const count of [1, 2]) {
    registry.register({}, undefined);
    while (finalized < count) {
      collect();
      await setImmediate();
    }
  }
}
