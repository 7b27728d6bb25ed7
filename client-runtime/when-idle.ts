import { idleTimeoutMs } from './constants.ts';

/** Calls `start` when the browser is idle. Returns a function that stops waiting. */
export function whenIdle(start: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(start, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(request);
}
