import { mostObjectBytes } from '../../generator/store/raw-store.ts';
import type { StoreLimits } from '../../sync/store/s3/limits.ts';

/** How long a store is waited for: a build can do without it, a shard cannot. */
export type StoreWait = 'short' | 'long';

/** Milliseconds for one value, with all its attempts. */
export const deadlines: Readonly<Record<StoreWait, number>> = { short: 30_000, long: 180_000 };

/** The requests to a bucket. */
export const limits: Readonly<Record<StoreWait, Partial<StoreLimits>>> = {
  short: { maxAnswerBytes: mostObjectBytes, retries: 2, busyRetries: 2, timeoutMs: 10_000, maxDelayMs: 5000 },
  long: { maxAnswerBytes: mostObjectBytes },
};
