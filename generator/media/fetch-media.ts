import type { LookupFunction } from 'node:net';
import path from 'node:path';
import pLimit from 'p-limit';
import type { TrustRules } from '../crawl/client/is-trusted.ts';
import { BuildError, type Problem, type Warn } from '../problems/problem.ts';
import type { OnProgress } from '../util/progress.ts';
import { projectRoot } from '../util/project-root.ts';
import { type FetchedMedia, fileAway, type OwnedMedia } from './assign-media-paths.ts';
import type { MediaNeed } from './collect-media.ts';
import { fetchOne } from './fetch-one.ts';
import { openMediaCache } from './media-cache.ts';
import { type MediaLimits, mediaLimits } from './media-limits.ts';
import { defaultMediaRules, type MediaRules } from './media-rules.ts';
import { openMediaStore } from './media-store.ts';
import { openPicturePool } from './picture-pool.ts';
import { preparationOf } from './prepare-media.ts';

export type { FetchedMedia } from './assign-media-paths.ts';

export interface FetchMediaInput {
  readonly needs: readonly MediaNeed[];
  /** Origin of the CMS's endpoint. Null: only what was fetched before is used. */
  readonly origin: string | null;
  /** Absolute; what is known of this CMS's files is kept in `media/` there. */
  readonly cacheDir: string;
  readonly warn: Warn;
  /** What is taken without asking, where the library dates it as it did; without rules, nothing. */
  readonly trust?: TrustRules;
  readonly onProgress?: OnProgress;
  readonly limits?: Partial<MediaLimits>;
  /** What the owner decides: the resolved settings. */
  readonly rules?: MediaRules;
  /** Absolute; what was made of files, by their bytes, so that all sites of a project can share it. */
  readonly storeDir?: string;
  /** How names become addresses. Default: as the system does. */
  readonly lookup?: LookupFunction;
}

/**
 * Fetches media from the CMS, asking only whether it changed where it was fetched before, if at all, makes pictures in the sizes
 * and formats that pages need, and names all of it by its bytes. What is missing or broken is left out and warned
 * of, as the gate 'missingMedia' says; what the CMS fails to deliver is taken from the cache with a warning.
 * Throws BuildError 'source' naming all that is not there either: a sick CMS must not empty the site.
 */
export async function fetchMedia(input: FetchMediaInput): Promise<FetchedMedia> {
  const { needs, origin, trust = null, rules = defaultMediaRules, lookup, warn, onProgress } = input;
  const limits = { ...mediaLimits, ...input.limits };
  const pool = openPicturePool();
  const { storeDir = path.join(projectRoot(), 'node_modules', '.cache', 'boardwalk', 'pictures') } = input;
  const workshop = { store: openMediaStore(storeDir), pool, svg: rules.svg };
  const cache = openMediaCache(path.join(input.cacheDir, 'media'), preparationOf(rules.svg));
  const owned: OwnedMedia[] = [];
  const problems: Record<'found' | 'left out' | 'lost', Problem[]> = { found: [], 'left out': [], lost: [] };
  const context = {
    origin,
    cache,
    workshop,
    limits,
    rules,
    trust,
    lookup,
    whenFree: pLimit(limits.concurrency),
  };
  let done = 0;
  try {
    // While some files are made smaller the next are fetched: neither the cores nor the network wait for each other.
    const fetched = await pLimit(limits.concurrency + pool.size).map(needs, async (need) => {
      const one = await fetchOne(need, context);
      done += 1;
      onProgress?.({ stage: 'media', done, total: needs.length });
      return { need, one };
    });
    for (const { need, one } of fetched) {
      if (one.outcome === 'linked') owned.push({ path: need.path, link: one.link });
      else {
        if (one.outcome === 'found') owned.push({ path: need.path, media: one.media });
        if (one.problem) problems[one.outcome].push(one.problem);
      }
    }
  } finally {
    await pool.close();
  }
  if (problems.lost.length > 0) {
    throw new BuildError('source', 'Some media files cannot be fetched from the CMS', problems.lost);
  }
  for (const problem of problems.found) warn(problem);
  for (const problem of problems['left out']) warn({ gate: 'missingMedia', ...problem });
  return fileAway(owned);
}
