import type { Site } from '../site/site.ts';

/**
 * Wraps a site so that its build ends, at the next progress of a step, when the signal is aborted.
 */
export function stopWhenAborted(site: Site, signal: AbortSignal | undefined): Site {
  return {
    ...site,
    onProgress: (progress) => {
      signal?.throwIfAborted();
      site.onProgress(progress);
    },
  };
}
