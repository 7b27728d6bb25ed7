/** How media is fetched. The CMS serves its visitors from the same machine, so not all at once. */
export const mediaLimits = {
  /** Downloads under way at once. */
  concurrency: 4,
  /** Bytes of one file. */
  maxBytes: 64 * 1024 * 1024,
  /** From the request of one attempt to its last byte. */
  timeoutMs: 60_000,
  /** Further attempts for one file after the first. */
  retries: 2,
  /** A server that asks for a longer pause is not waited for. */
  maxRetryDelayMs: 30_000,
};

export type MediaLimits = typeof mediaLimits;

/** Redirects that are followed, each checked as the first address was. */
export const maxRedirects = 5;

/** Pixels of one picture, all frames of a moving one together: a small file can unpack to far more than there is memory. */
export const maxPixels = 50_000_000;

/** How long one picture may take to be made in all its sizes. */
export const makeTimeoutMs = 120_000;

/** Memory that a process takes for a picture of `maxPixels`. Measured: 260 MB for a photo, 400 for a progressive or a clear one. */
export const processBytes = 512 * 1024 * 1024;
