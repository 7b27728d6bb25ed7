import type { SyncOptions } from '../../../sync/options.ts';

/** Options of a sync in a test, an hour a call later by its own clock, unless told otherwise. */
export function options(others: Partial<SyncOptions> = {}): SyncOptions {
  return {
    limits: { mostRemovals: 256, mostRemovedShare: 0.25 },
    retention: { keepDeploys: 5, keepDays: 7 },
    now: () => Date.now(),
    ...others,
  };
}
