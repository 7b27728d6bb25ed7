import path from 'node:path';
import pLimit from 'p-limit';
import type { MediaRecord, MediaTable } from '../media-table.ts';
import type { Digest } from '../output/manifest.ts';
import type { OutputFile } from '../output-file.ts';
import { BuildError, type Warn } from '../problem.ts';
import type { OnProgress } from '../progress.ts';
import type { TrustRules } from '../source/is-trusted.ts';
import type { MediaNeed } from './collect-media.ts';
import { type FetchedOne, fetchOne } from './fetch-one.ts';
import { openMediaCache } from './media-cache.ts';
import { type MediaLimits, mediaLimits } from './media-limits.ts';
import { mediaName } from './media-name.ts';

export interface FetchMediaInput {
  readonly needs: readonly MediaNeed[];
  /** Origin of the CMS: nothing is asked of any other host. Null: only what was fetched before is used. */
  readonly origin: string | null;
  /** Absolute; what was fetched before is kept in `media/` there. */
  readonly cacheDir: string;
  readonly warn: Warn;
  /** What is taken without asking, where the library dates it as it did; without rules, nothing. */
  readonly trust?: TrustRules;
  readonly onProgress?: OnProgress;
  readonly limits?: Partial<MediaLimits>;
}

export interface FetchedMedia {
  readonly table: MediaTable;
  /** Each once, though several paths may lead to the same bytes. Sorted by path. */
  readonly files: readonly OutputFile[];
  /** By path of the output file. */
  readonly digests: ReadonlyMap<string, Digest>;
}

/**
 * Fetches media from the CMS, asking only whether it changed where it was fetched before, if at all, and names it by its
 * bytes. What is missing or broken is warned of and left out; what the CMS fails to deliver is taken from the cache with a warning.
 * Throws BuildError 'source' naming all that is not there either: a sick CMS must not empty the site. DESIGN promise 4.
 */
export async function fetchMedia(input: FetchMediaInput): Promise<FetchedMedia> {
  const { origin, trust = null } = input;
  const limits = { ...mediaLimits, ...input.limits };
  const cache = openMediaCache(path.join(input.cacheDir, 'media'));
  let done = 0;
  const fetched = await pLimit(limits.concurrency).map(input.needs, async (need) => {
    const one = await fetchOne({ need, origin, cache, limits, trust });
    done += 1;
    input.onProgress?.({ stage: 'media', done, total: input.needs.length });
    return { need, ...one };
  });

  const problemsOf = (isLost: boolean) =>
    fetched.flatMap(({ outcome, problem }) => (problem && (outcome === 'lost') === isLost ? [problem] : []));
  const lost = problemsOf(true);
  if (lost.length > 0) throw new BuildError('source', 'the CMS did not deliver all of its media', lost);
  problemsOf(false).forEach(input.warn);
  return fileAway(fetched);
}

function fileAway(fetched: readonly (FetchedOne & { readonly need: MediaNeed })[]): FetchedMedia {
  const table = new Map<string, MediaRecord>();
  const files = new Map<string, OutputFile>();
  const digests = new Map<string, Digest>();
  for (const { need, media, file } of fetched) {
    if (media === undefined) continue;
    const { bytes, sha256, width, height } = media;
    const name = `_assets/media/${mediaName(need.path, media)}`;
    const size = width === undefined || height === undefined ? {} : { width, height };
    table.set(need.path, { src: `/${name}`, ...size });
    files.set(name, {
      path: name,
      class: 'asset',
      ...(file === undefined ? { contents: bytes } : { copyOf: file }),
    });
    digests.set(name, { sha256, size: bytes.length });
  }
  const sorted = [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { table, files: sorted, digests };
}
