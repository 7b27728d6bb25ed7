import { setTimeout as sleep } from 'node:timers/promises';
import { SourceError } from './source-error.ts';

const firstDelayMs = 250;

export interface RetryOptions {
  /** How many times more, after the first attempt. */
  readonly retries: number;
  /** A server that asks for a longer pause than this is not waited for. */
  readonly maxDelayMs: number;
  readonly onRetry: () => void;
}

/**
 * Tries again after network faults, time-outs, 429 and 5xx: after 250, 500, 1000 ms ..., or after Retry-After where the
 * server names it. With the default of 3 retries a closed port is reported in less than 2 s.
 */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  { retries, maxDelayMs, onRetry }: RetryOptions,
): Promise<Answer> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const delayMs = error.retryAfterMs ?? firstDelayMs * 2 ** (attempts - 1);
      if (!error.isRetryable || attempts > retries || delayMs > maxDelayMs) throw error.after(attempts);
      onRetry();
      await sleep(delayMs);
    }
  }
}
