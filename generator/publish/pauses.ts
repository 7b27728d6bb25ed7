import { setImmediate } from 'node:timers/promises';

/** Milliseconds of blocking work at a stretch: a signal, or a browser that loads a page, waits no longer. */
const stretchMs = 10;

/**
 * Makes a function to await between many small steps that block. Synchronous calls of the file system cost a third of
 * asynchronous ones, where thousands of small files are listed, written, linked or removed; this keeps the process
 * responsive meanwhile.
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretchMs) return;
    await setImmediate();
    since = performance.now();
  };
}
