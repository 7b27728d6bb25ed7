import { setImmediate } from 'node:timers/promises';

/** Milliseconds of blocking work in one go: the longest delay of a signal or a served page. */
const stretchMs = 10;

/**
 * Returns a function to await between many small blocking steps. Synchronous calls of the file
 * system cost a third of asynchronous ones for thousands of small files; the pauses keep the
 * process responsive.
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretchMs) return;
    await setImmediate();
    since = performance.now();
  };
}
