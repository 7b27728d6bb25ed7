import type { LookupFunction } from 'node:net';
import path from 'node:path';
import pLimit from 'p-limit';
import { firstAndLast, type TrustRules } from '../cache/is-trusted.ts';
import { BuildError, type Problem, type Warn } from '../problems/problem.ts';
import type { WorkStore } from '../store/work-store.ts';
import type { OnProgress } from '../util/progress.ts';
import { assignMediaPaths, type FetchedMedia, hashMedia, type SureMedia } from './assign-media-paths.ts';
import type { MediaNeed } from './collect-media.ts';
import { type FetchedOne, fetchOne } from './fetch-one.ts';
import { findFileChanges, type MediaMemory } from './file-changes.ts';
import { openMediaCache } from './media-cache.ts';
import { defaultMediaRules, type MediaLimits, type MediaRules, mediaLimits } from './media-limits.ts';
import { type MediaStore, openMediaStore } from './media-store.ts';
import type { MediaRecord } from './media-table.ts';
import { openPicturePool, type PicturePool } from './picture-pool.ts';
import { preparationOf } from './prepare-media.ts';
import type { PreparedMedia } from './prepared-media.ts';
import { openSharedMedia, openSharedPictures, type SharedMedia } from './shared-media.ts';

/** Files that are looked for at the same time: a work store answers slowly, and many at once. */
const mostAtOnce = 32;

export interface FetchMediaInput {
  readonly needs: readonly MediaNeed[];
  /** The origin of the CMS's endpoint. Null: only cached files are used. */
  readonly origin: string | null;
  /** Absolute; the facts about this CMS's files are kept there. */
  readonly cacheDir: string;
  readonly warn: Warn;
  /**
   * When a file is used without asking the CMS: while the library's date is unchanged. Default:
   * never.
   */
  readonly trust?: TrustRules;
  readonly onProgress?: OnProgress;
  /** Makes the pictures, and stays open. Default: processes of this call. */
  readonly pictures?: PicturePool;
  readonly limits?: Partial<MediaLimits>;
  /** The owner's rules: the resolved settings. */
  readonly rules?: MediaRules;
  /** Absolute; prepared files by their bytes, of every CMS of the site. */
  readonly storeDir: string;
  /** Pictures of other machines; what is made here is saved for them. */
  readonly workStore?: WorkStore | undefined;
  /** Identifies the crawl of the content: files of the same crawl are taken from the store, unasked. */
  readonly crawlDigest?: string | undefined;
  /** The files of the last published site. Default: none. */
  readonly before?: MediaMemory;
  /** Resolves host names. Default: the system. */
  readonly lookup?: LookupFunction;
}

/**
 * Fetches media from the CMS (cached files only if changed), makes pictures in the sizes and
 * formats that pages need, and names all files by their bytes. Skips missing or broken files with a
 * warning of the check 'missingMedia'; uses the cache, with a warning, where the CMS fails. Throws
 * BuildError 'source' naming all files that are not cached either: a failing CMS must not empty the
 * site.
 */
export async function fetchMedia(input: FetchMediaInput): Promise<FetchedMedia> {
  const { needs, origin, trust = null, rules = defaultMediaRules, lookup, warn, onProgress } = input;
  const limits = { ...mediaLimits, ...input.limits };
  const pool = input.pictures ?? openPicturePool();
  const preparation = preparationOf(rules.svg);
  const { store, shared } = openStores(input, { rules, preparation });
  const tools = { store, pool, svg: rules.svg };
  const cache = openMediaCache(path.join(input.cacheDir, 'files.log'), preparation, warn);
  const found = new Map<string, PreparedMedia | MediaRecord>();
  const problems: Record<'found' | 'left out' | 'lost', Problem[]> = { found: [], 'left out': [], lost: [] };
  const context = {
    origin,
    cache,
    tools,
    limits,
    rules,
    trust,
    lookup,
    shared,
    whenFree: pLimit(limits.concurrency),
    // The next files are fetched while pictures are resized: network and processors are both busy.
    whenRoom: pLimit(limits.concurrency + pool.size),
  };
  let outcomes: readonly Outcome[] = [];
  let done = 0;
  try {
    const atOnce = input.workStore === undefined ? limits.concurrency + pool.size : mostAtOnce;
    outcomes = await pLimit(atOnce).map(needs, async (need) => {
      const one = await fetchOne(need, context);
      done += 1;
      onProgress?.({ stage: 'media', done, total: needs.length });
      return { need, one };
    });
    for (const { need, one } of outcomes) {
      if (one.outcome === 'found') found.set(need.path, one.media);
      if (one.problem) problems[one.outcome].push(one.problem);
    }
  } finally {
    if (pool !== input.pictures) await pool.close();
  }
  if (problems.lost.length > 0) {
    throw new BuildError('source', 'Some media files cannot be fetched from the CMS', problems.lost);
  }
  for (const problem of problems.found) warn(problem);
  for (const problem of problems['left out']) warn({ check: 'missingMedia', ...problem });
  const filed = assignMediaPaths(found);
  const missing = needs.flatMap(({ path }) => (found.has(path) ? [] : [path]));
  const changes = findFileChanges(needs, filed.table, input.before ?? new Map());
  const sure = findSure(outcomes);
  return { ...filed, asked: needs.length, missing, changes, ...(sure && { sure }) };
}

interface Outcome {
  readonly need: MediaNeed;
  readonly one: FetchedOne;
}

function findSure(outcomes: readonly Outcome[]): SureMedia | undefined {
  const readAt: string[] = [];
  const undated = new Map<string, PreparedMedia | MediaRecord>();
  for (const { need, one } of outcomes) {
    if (one.outcome !== 'found' || one.problem !== undefined) return undefined;
    if (one.readAt === undefined) undated.set(need.path, one.media);
    else readAt.push(one.readAt);
  }
  return {
    readAt: firstAndLast(readAt),
    undated: outcomes.flatMap(({ need }) => (undated.has(need.path) ? [need] : [])),
    hash: hashMedia(assignMediaPaths(undated)),
  };
}

/** Opens the prepared files of this machine, and those of others. */
function openStores(
  { storeDir, workStore, crawlDigest, warn }: FetchMediaInput,
  { rules, preparation }: { readonly rules: MediaRules; readonly preparation: string },
): { readonly store: MediaStore; readonly shared?: SharedMedia } {
  if (workStore === undefined) return { store: openMediaStore(storeDir, { warn }) };
  const pictures = openSharedPictures(workStore);
  const store = openMediaStore(storeDir, { shared: pictures, warn });
  if (crawlDigest === undefined) return { store };
  // What is copied, and from where, depends on the owner's rules.
  const { media, mediaHosts } = rules;
  const inputs = [crawlDigest, preparation, media, mediaHosts];
  return { store, shared: openSharedMedia({ store: workStore, inputs, media: store, pictures }) };
}
