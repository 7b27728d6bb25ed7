/** The limits of requests to a store, each with its default. */
export interface StoreLimits {
  /** The most requests at the same time. */
  readonly concurrency: number;
  /** The requests at the same time at the beginning. */
  readonly firstConcurrency: number;
  /** Attempts after the first. */
  readonly retries: number;
  /**
   * Further attempts of a request while the store is busy and answers others: at a store that
   * refuses half of all requests, one of 256 would fail eight times.
   */
  readonly busyRetries: number;
  /** Without progress: of each 256 KiB that are sent or read. */
  readonly timeoutMs: number;
  /** The longest pause accepted from Retry-After. */
  readonly maxDelayMs: number;
  /** Bytes of one answer. */
  readonly maxAnswerBytes: number;
  /** Keys for one page of a list, at most 1,000. */
  readonly keysPerPage: number;
}

export const storeLimits: StoreLimits = {
  concurrency: 64,
  firstConcurrency: 8,
  retries: 7,
  busyRetries: 32,
  timeoutMs: 30_000,
  maxDelayMs: 60_000,
  maxAnswerBytes: 512 * 1024 * 1024,
  keysPerPage: 1000,
};
