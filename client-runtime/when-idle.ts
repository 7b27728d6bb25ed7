import { idleTimeoutMs } from './constants.ts';

/** Calls `start` when the browser has nothing better to do. Returns the function that gives up waiting. */
export function whenIdle(start: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(start, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(request);
}
