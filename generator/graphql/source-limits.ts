/** The default limits of requests to the CMS. */
export const sourceLimits = {
  /** The most requests at the same time. */
  concurrency: 4,
  /** For each attempt, until the whole answer has arrived. */
  timeoutMs: 30_000,
  /** For a query with all attempts and pauses. */
  queryTimeoutMs: 180_000,
  /** Attempts after the first. */
  retries: 3,
  /** The longest pause accepted from Retry-After. */
  maxDelayMs: 30_000,
  /** Bytes of one answer, unpacked: fifty entries of 600 kB each. */
  maxAnswerBytes: 32 * 1024 * 1024,
};
