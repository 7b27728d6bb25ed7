import { setTimeout as sleep } from 'node:timers/promises';
import { SourceError } from '../../problems/source-error.ts';
import { type BackOff, backOffMs } from './back-off.ts';

export interface RetryOptions {
  /** How many times more, after the first attempt. */
  readonly retries: number;
  /** A server that asks for a longer pause than this is not waited for. */
  readonly maxDelayMs: number;
  readonly onRetry: () => void;
  /** The caller can ask for less, and does so instead of trying the same again. */
  readonly isDivisible?: boolean;
  /** Default: `backOffMs`. */
  readonly backOff?: BackOff | undefined;
  /** Ends the pause between two attempts. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Tries again after network faults, time-outs, 429 and 5xx: after a growing pause, or after Retry-After where the
 * server names it. With the default of 3 retries a closed port is reported in less than 2 s.
 */
export async function withRetries<Answer>(
  attempt: (attempts: number) => Promise<Answer>,
  { retries, maxDelayMs, onRetry, isDivisible = false, backOff = backOffMs, signal }: RetryOptions,
): Promise<Answer> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt(attempts);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const delayMs = error.retryAfterMs ?? backOff(attempts);
      if (!error.isRetryable || attempts > retries || delayMs > maxDelayMs) throw error.after(attempts);
      if (isDivisible && error.isDivisible && !error.isPassing) throw error.after(attempts);
      onRetry();
      // What ended the pause is thrown, and not that it was ended.
      await sleep(delayMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
    }
  }
}
