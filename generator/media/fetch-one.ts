import type { LookupFunction } from 'node:net';
import type { LimitFunction } from 'p-limit';
import { isTrusted, type TrustRules } from '../cache/is-trusted.ts';
import type { Problem } from '../problems/problem.ts';
import { SourceError } from '../problems/source-error.ts';
import type { MediaNeed } from './collect-media.ts';
import { download } from './download.ts';
import { pictureName } from './file-kind.ts';
import type { Checked, KnownFile, MediaCache } from './media-cache.ts';
import type { MediaLimits, MediaRules } from './media-limits.ts';
import type { MediaRecord } from './media-table.ts';
import { cardKey, type PictureTools, prepareMedia } from './prepare-media.ts';
import { type PreparedMedia, UnusableMedia } from './prepared-media.ts';
import type { SharedMedia } from './shared-media.ts';

export interface FetchContext {
  /** The origin of the CMS; null to use only the cache. */
  readonly origin: string | null;
  readonly cache: MediaCache;
  readonly tools: PictureTools;
  readonly limits: MediaLimits;
  /** Starts a download when a slot is free. */
  readonly whenFree: LimitFunction;
  /** Starts to fetch and prepare a file when there is memory for its bytes. */
  readonly whenRoom: LimitFunction;
  readonly rules: MediaRules;
  /** Null: asks the CMS for every file. */
  readonly trust: TrustRules | null;
  /** Files that other machines prepare too. */
  readonly shared?: SharedMedia | undefined;
  readonly lookup?: LookupFunction | undefined;
}

/**
 * `found`: the files to publish, or the record of a file that stays on its host. `lost`: the CMS
 * failed to deliver it, and no earlier copy exists: the site would be incomplete.
 */
export type FetchedOne =
  | {
      readonly outcome: 'found';
      readonly media: PreparedMedia | MediaRecord;
      /** The key in the media store; absent for an earlier copy of a file that cannot be fetched. */
      readonly key?: string;
      /** When the CMS last said that it is this file; absent where it has to be asked each time. */
      readonly readAt?: string;
      readonly problem?: Problem;
    }
  | { readonly outcome: 'left out' | 'lost'; readonly problem: Problem };

/**
 * Fetches one file, or takes it from other machines, or from the cache: without a request when the
 * library's date and version are unchanged, or after the CMS answered that it is the same or failed.
 */
export async function fetchOne(need: MediaNeed, context: FetchContext): Promise<FetchedOne> {
  const { rules, shared, trust } = context;
  const link = rules.media.mode === 'link' ? linkTo(need, context) : null;
  if (link !== null) return { outcome: 'found', media: link, ...(trust && { readAt: trust.fetchedAt }) };

  const ready = await shared?.find(need.path);
  if (ready !== undefined) return { outcome: 'found', media: ready };
  const one = await fetchHere(need, context);
  if (one.outcome === 'found' && one.key !== undefined && 'files' in one.media)
    await shared?.offer(need.path, one.key, one.media);
  return one;
}

async function fetchHere(need: MediaNeed, context: FetchContext): Promise<FetchedOne> {
  const { origin, cache, tools, trust } = context;
  const found = cache.load(need.path);
  const media = found && (await tools.store.load(found.key));
  // Another card is cut from the file of the CMS: its validators would bring no bytes.
  const isCut = found?.key.endsWith(` ${cardKey(need.card)}`) ?? false;
  const known = found && (isCut ? found : { ...found, validators: {} });
  const before = known && media && { known, media };
  if (origin === null) {
    if (before) return foundAs(before.known.key, before.media);
    const problem = describe(need, 'is not in the cache, and the CMS is not asked');
    // A file unknown to the library may never have existed; a known one is missing.
    return need.modified === undefined ? leaveOut(problem) : { outcome: 'lost', problem };
  }
  if (before && isCut && trust && isSame(before.known.checked, need, trust)) {
    return foundAs(before.known.key, before.media, before.known.checked);
  }
  try {
    return await context.whenRoom(() => ask(need, { ...context, origin, before }));
  } catch (error) {
    if (error instanceof UnusableMedia) return refuse(need, error.message, before);
    if (!(error instanceof SourceError)) throw error;
    const reason = `cannot be fetched: ${error.message} (attempts: ${error.attempts})`;
    return before ? keepEarlier(need, reason, before) : { outcome: 'lost', problem: describe(need, reason) };
  }
}

/** A file fetched by an earlier build, and its prepared media. */
interface Earlier {
  readonly known: KnownFile;
  readonly media: PreparedMedia;
}

/**
 * Decides about a file that cannot be fetched or used. A file that was good once stays: a login
 * page, or a blocked request, is not an edit. A file that the library once dated and no longer
 * lists was deleted.
 */
function refuse(need: MediaNeed, reason: string, before: Earlier | undefined): FetchedOne {
  const isDeleted = before?.known.checked !== undefined && need.modified === undefined;
  return before === undefined || isDeleted
    ? leaveOut(describe(need, reason))
    : keepEarlier(need, reason, before);
}

function keepEarlier(need: MediaNeed, reason: string, { media }: Earlier): FetchedOne {
  return { outcome: 'found', media, problem: describe(need, `${reason}: the earlier copy is used`) };
}

interface AskContext extends FetchContext {
  readonly origin: string;
  readonly before: Earlier | undefined;
}

async function ask(need: MediaNeed, { before, ...context }: AskContext): Promise<FetchedOne> {
  const { origin, cache, tools, limits, whenFree, rules, trust, lookup } = context;
  const { media: mode, mediaHosts } = rules;
  const maxBytes = mode.mode === 'copy-under' ? Math.min(mode.maxBytes, limits.maxBytes) : limits.maxBytes;
  const answer = await whenFree(() =>
    download(new URL(need.path, origin), before?.known.validators ?? {}, {
      hosts: { origin, mediaHosts },
      limits: { ...limits, maxBytes },
      lookup,
    }),
  );
  const checked =
    need.modified && trust
      ? { modified: need.modified, version: need.version, fetchedAt: trust.fetchedAt }
      : undefined;
  switch (answer.outcome) {
    case 'refused':
      return refuse(need, answer.reason, before);
    case 'too large': {
      const link = mode.mode === 'copy-under' ? linkTo(need, context) : null;
      if (link !== null) return { outcome: 'found', media: link };
      return leaveOut(describe(need, `is larger than ${maxBytes} bytes`));
    }
    case 'unchanged':
      if (!before) return leaveOut(describe(need, 'is answered as unchanged, but is not in the cache'));
      if (checked) cache.save(need.path, { ...before.known, checked });
      return foundAs(before.known.key, before.media, checked);
    case 'fetched': {
      const { key, media } = await prepareMedia(answer.bytes, need, tools);
      cache.save(need.path, { validators: answer.validators, checked, key });
      return foundAs(key, media, checked);
    }
  }
}

function foundAs(key: string, media: PreparedMedia, checked?: Checked): FetchedOne {
  const isSure = checked !== undefined && isTrusted(checked, { fetchedAt: checked.fetchedAt });
  return { outcome: 'found', media, key, ...(isSure && { readAt: checked.fetchedAt }) };
}

/** Returns true when the library's date and version are the same as at the last request for the file. */
function isSame(checked: Checked | undefined, { modified, version }: MediaNeed, trust: TrustRules): boolean {
  if (checked?.modified !== modified || checked?.version !== version) return false;
  return checked !== undefined && isTrusted(checked, trust);
}

function leaveOut({ message, ...problem }: Problem): FetchedOne {
  return { outcome: 'left out', problem: { message: `${message}: it is skipped`, ...problem } };
}

function describe({ path, entry }: MediaNeed, reason: string): Problem {
  return {
    message: `The file ${path} ${reason}`,
    ...(entry && { entry }),
    hint: 'Check that it opens in the media library of the CMS.',
  };
}

interface LinkContext {
  readonly origin: string | null;
  readonly rules: Pick<MediaRules, 'mediaOrigin'>;
}

/**
 * Returns a file with its public address, and a picture's size from the library or its name. Null
 * for a picture of unknown size, which would make the page jump, and without a known public
 * address.
 */
function linkTo({ path, size }: MediaNeed, { origin, rules }: LinkContext): MediaRecord | null {
  const host = rules.mediaOrigin ?? origin;
  if (host === null) return null;
  const { href, pathname, origin: found } = new URL(path, host);
  if (found !== host) return null;
  const pixels = size ?? sizeInName(pathname);
  if (pixels === undefined && pictureName.test(pathname)) return null;
  return { src: href, ...pixels };
}

/** WordPress puts the size into the name of a cut: "pier-1024x683.jpg". */
function sizeInName(pathname: string): MediaNeed['size'] {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(pathname) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
}
