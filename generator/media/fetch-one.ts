import type { Problem } from '../problem.ts';
import { isTrusted, type TrustRules } from '../source/is-trusted.ts';
import { SourceError } from '../source/source-error.ts';
import type { MediaNeed } from './collect-media.ts';
import { download } from './download.ts';
import type { Checked, MediaCache } from './media-cache.ts';
import type { MediaLimits } from './media-limits.ts';
import { type PreparedMedia, prepareMedia, UnusableMedia } from './prepare-media.ts';

export interface FetchOneInput {
  readonly need: MediaNeed;
  /** Origin of the CMS; null when it is not to be asked. */
  readonly origin: string | null;
  readonly cache: MediaCache;
  readonly limits: MediaLimits;
  /** Null: the CMS is asked for every file. */
  readonly trust: TrustRules | null;
}

/** `lost`: the CMS failed to deliver it and no earlier copy is there, so the site would be less than it should be. */
export interface FetchedOne {
  readonly outcome: 'found' | 'left out' | 'lost';
  readonly media?: PreparedMedia;
  /** Absolute file with the media's bytes, where they could be kept. */
  readonly file?: string | undefined;
  readonly problem?: Problem;
}

/**
 * Fetches one file, or takes it from the cache: unasked when the library dates it as when it was fetched, or when the CMS says
 * that it is the same or cannot say.
 */
export async function fetchOne({ need, origin, cache, limits, trust }: FetchOneInput): Promise<FetchedOne> {
  const cached = await cache.load(need.path);
  if (origin === null) {
    if (cached) return { outcome: 'found', ...cached };
    // What the library does not know may never have been there; what it knows is missed.
    if (need.modified === undefined) return leaveOut(need, 'was never fetched, and the CMS is not asked');
    return { outcome: 'lost', problem: describe(need, 'was never fetched, and the CMS is not asked') };
  }
  const url = new URL(need.path, origin);
  if (url.origin !== new URL(origin).origin)
    return leaveOut(need, `is not on the CMS's host but on ${url.host}`);
  if (cached && trust && isSame(cached.checked, need, trust)) return { outcome: 'found', ...cached };

  const checked =
    need.modified && trust ? { modified: need.modified, fetchedAt: trust.fetchedAt } : undefined;
  try {
    const answer = await download(url, cached?.validators ?? {}, limits);
    if (answer.outcome === 'refused') return leaveOut(need, answer.reason);
    if (answer.outcome === 'unchanged') {
      if (!cached) return leaveOut(need, 'is said to be known already');
      if (checked) await cache.renew(need.path, { ...cached, checked });
      return { outcome: 'found', ...cached };
    }
    const media = await prepareMedia(answer.bytes, need.path);
    const file = await cache.store(need.path, { validators: answer.validators, media, checked });
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

/** Whether the library says of the file what it said when the CMS was last asked for it. */
function isSame(checked: Checked | undefined, { modified }: MediaNeed, trust: TrustRules): boolean {
  return checked !== undefined && checked.modified === modified && isTrusted(checked, trust);
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
