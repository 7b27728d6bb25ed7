/** How the CMS is treated where nothing else is configured. */
export const sourceLimits = {
  /** The most requests under way at once. */
  concurrency: 4,
  /** For each attempt, until the whole answer is there. */
  timeoutMs: 30_000,
  /** For a query with all its attempts and the pauses between them. */
  queryTimeoutMs: 180_000,
  /** After the first attempt. */
  retries: 3,
  /** Longest pause that Retry-After may ask for. */
  maxDelayMs: 30_000,
  /** Of one answer, unpacked: fifty entries of 600 kB each. */
  maxAnswerBytes: 32 * 1024 * 1024,
};
