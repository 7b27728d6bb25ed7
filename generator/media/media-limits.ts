import type { ResolvedSettings } from '../../config/settings.ts';

/**
 * Limits of fetching. The CMS serves its visitors from the same machine, so not all files at once.
 */
export const mediaLimits = {
  /** Downloads at the same time. */
  concurrency: 4,
  /** Bytes of one file. */
  maxBytes: 64 * 1024 * 1024,
  /** From the start of an attempt, and for each MB of the file. */
  timeoutMs: 60_000,
  /** Retries of one file after the first attempt. */
  retries: 2,
  /** A server that asks for a longer pause is not waited for. */
  maxRetryDelayMs: 30_000,
};

export type MediaLimits = typeof mediaLimits;

/** Redirects that are followed, each checked as the first address. */
export const maxRedirects = 5;

/**
 * Pixels of one picture, all frames of an animation together: a small file can decode to more than
 * the memory.
 */
export const maxPixels = 50_000_000;

/** Milliseconds that one file of a picture may take. */
export const fileTimeoutMs = 120_000;

/**
 * Memory of a process for a picture of `maxPixels`. Measured: 260 MB for a photo, 400 for a
 * progressive or transparent one.
 */
export const processBytes = 512 * 1024 * 1024;

/** The owner's settings about media. */
export type MediaRules = Pick<ResolvedSettings, 'media' | 'mediaHosts' | 'mediaOrigin' | 'svg'>;

export const defaultMediaRules: MediaRules = {
  media: { mode: 'copy' },
  mediaHosts: [],
  svg: 'rasterise',
};
