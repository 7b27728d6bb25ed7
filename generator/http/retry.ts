import { setTimeout as sleep } from 'node:timers/promises';
import { SourceError } from '../problems/source-error.ts';

export interface RetryOptions {
  /** Attempts after the first. */
  readonly retries: number;
  /** A server that asks for a longer pause is not waited for. */
  readonly maxDelayMs: number;
  readonly onRetry: () => void;
  /** The caller can ask for less, and does so instead of a retry. */
  readonly isDivisible?: boolean;
  /** Default: `backOffMs`. */
  readonly backOff?: BackOff | undefined;
  /** Ends the pause between two attempts. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Retries after network faults, time-outs, 429 and 5xx: after a growing pause, or after
 * Retry-After. With the default of 3 retries a closed port is reported in less than 2 s.
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
      // Throws the reason of the abort, not the abort itself.
      await sleep(delayMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
    }
  }
}

/** Returns the pause after a number of failures in a row, in milliseconds. */
export type BackOff = (failures: number) => number;

const firstDelayMs = 250;
const longestDelayMs = 8000;

/**
 * Returns the usual pauses: 250, 500, 1000 ms ... up to 8 s, minus up to half at random, so that
 * several builds do not come back at the same moment. The pauses reach no output.
 */
export function backOffMs(failures: number, random: () => number = Math.random): number {
  const wholeMs = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
  return Math.round(wholeMs * (1 - random() / 2));
}
