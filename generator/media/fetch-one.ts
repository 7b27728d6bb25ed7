import type { Problem } from '../problem.ts';
import { SourceError } from '../source/source-error.ts';
import type { MediaNeed } from './collect-media.ts';
import { download } from './download.ts';
import type { MediaCache } from './media-cache.ts';
import type { MediaLimits } from './media-limits.ts';
import { type PreparedMedia, prepareMedia, UnusableMedia } from './prepare-media.ts';

export interface FetchOneInput {
  readonly need: MediaNeed;
  /** Origin of the CMS. */
  readonly origin: string;
  readonly cache: MediaCache;
  readonly limits: MediaLimits;
}

/** `lost`: the CMS failed to deliver it and no earlier copy is there, so the site would be less than it should be. */
export interface FetchedOne {
  readonly outcome: 'found' | 'left out' | 'lost';
  readonly media?: PreparedMedia;
  /** Absolute file with the media's bytes, where they could be kept. */
  readonly file?: string | undefined;
  readonly problem?: Problem;
}

/** Fetches one file, or takes it from the cache when the CMS says that it is the same or cannot say. */
export async function fetchOne({ need, origin, cache, limits }: FetchOneInput): Promise<FetchedOne> {
  const url = new URL(need.path, origin);
  if (url.origin !== new URL(origin).origin)
    return leaveOut(need, `is not on the CMS's host but on ${url.host}`);

  const cached = await cache.load(need.path);
  try {
    const answer = await download(url, cached?.validators ?? {}, limits);
    if (answer.outcome === 'refused') return leaveOut(need, answer.reason);
    if (answer.outcome === 'unchanged') {
      return cached ? { outcome: 'found', ...cached } : leaveOut(need, 'is said to be known already');
    }
    const media = await prepareMedia(answer.bytes, need.path);
    const file = await cache.store(need.path, { validators: answer.validators, media });
    return { outcome: 'found', media, file };
  } catch (error) {
    if (error instanceof UnusableMedia) return leaveOut(need, error.message);
    if (!(error instanceof SourceError)) throw error;
    const reason = `cannot be fetched: ${error.message} (attempts: ${error.attempts})`;
    return cached
      ? { outcome: 'found', ...cached, problem: describe(need, `${reason}; its earlier copy is used`) }
      : { outcome: 'lost', problem: describe(need, reason) };
  }
}

function leaveOut(need: MediaNeed, reason: string): FetchedOne {
  return { outcome: 'left out', problem: describe(need, `${reason}; it is left out`) };
}

function describe({ path, entry }: MediaNeed, reason: string): Problem {
  return {
    message: `the file ${path} ${reason}`,
    ...(entry && { entry }),
    hint: 'look whether it opens in the media library of the CMS',
  };
}
