import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { assignMediaPaths, type FetchedMedia } from '../media/assign-media-paths.ts';
import type { MediaNeed } from '../media/collect-media.ts';
import { type FetchContext, fetchOne } from '../media/fetch-one.ts';
import type { KnownFile } from '../media/media-cache.ts';
import { type MediaRules, mediaLimits } from '../media/media-limits.ts';
import { type MediaStore, openMediaStore } from '../media/media-store.ts';
import type { MediaRecord } from '../media/media-table.ts';
import { openPicturePool } from '../media/picture-pool.ts';
import type { PreparedFile, PreparedMedia, UnstoredMedia } from '../media/prepared-media.ts';
import type { Problem } from '../problems/problem.ts';
import { sha256 } from '../util/hash.ts';

/** Files that previews show and no build has made yet. They stay in memory. */
export interface NewMedia {
  /** Fetches files, within seconds. */
  readonly fetch: (needs: readonly MediaNeed[]) => Promise<FetchedNew>;
  readonly close: () => Promise<void>;
}

export interface FetchedNew extends Pick<FetchedMedia, 'table' | 'files'> {
  readonly problems: readonly Problem[];
}

export interface NewMediaOptions {
  /** The origin of the CMS. */
  readonly origin: string;
  readonly rules: MediaRules;
  /** Absolute; pictures that a build has made. */
  readonly storeDir: string;
}

/** Milliseconds for all files of one preview; what takes longer is there at the next look. */
const waitMs = 8_000;

/** Files of one preview: an entry names a few dozen. */
const mostFiles = 60;

/** Prepared files in memory, of some hundred kilobytes each. */
const mostKept = 150;

const limits = { ...mediaLimits, timeoutMs: 6_000, retries: 0 };

/**
 * Opens the files of previews. A picture that no build has made is made in one size and format,
 * with the same focal point and colours: it looks the same, and takes a fraction of the time.
 */
export function openNewMedia({ origin, rules, storeDir }: NewMediaOptions): NewMedia {
  const pool = openPicturePool();
  const quick = {
    ...pool,
    make: (input: Parameters<typeof pool.make>[0]) => pool.make({ ...input, isQuick: true }),
  };
  const context: FetchContext = {
    origin,
    cache: keepNewest<KnownFile>(mostKept),
    tools: { store: inMemory(openMediaStore(storeDir)), pool: quick, svg: rules.svg },
    limits,
    whenFree: pLimit(limits.concurrency),
    whenRoom: pLimit(mostFiles),
    rules,
    // The CMS is asked by the file's validators: a replaced picture has the same address.
    trust: null,
  };
  return {
    fetch: async (needs) => {
      const found = new Map<string, PreparedMedia | MediaRecord>();
      const problems: Problem[] = [];
      const late = setTimeout(waitMs, undefined, { ref: false });
      const wanted = needs.slice(0, mostFiles);
      const fetched = wanted.map((need) => Promise.race([fetchOne(need, context), late]));
      for (const [index, one] of (await Promise.all(fetched)).entries()) {
        const { path, entry } = wanted[index] ?? { path: '' };
        if (one?.outcome === 'found') found.set(path, one.media);
        const problem = one === undefined ? tooLate(path, entry) : one.problem;
        if (problem !== undefined) problems.push({ check: 'missingMedia', ...problem });
      }
      const { table, files } = assignMediaPaths(found);
      return { table, files, problems };
    },
    close: pool.close,
  };
}

function tooLate(path: string, entry: Problem['entry']): Problem {
  return {
    message: `${path} is still being fetched: the preview does not show it yet`,
    ...(entry && { entry }),
    hint: 'Reload the preview.',
  };
}

/** Keeps the newest values by key, at most so many. */
export function keepNewest<Value>(most: number) {
  const values = new Map<string, Value>();
  return {
    load: (key: string) => values.get(key),
    save: (key: string, value: Value) => {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
}

/** Reads a store, and keeps in memory what it lacks: a public build must not find what a preview made. */
function inMemory(store: MediaStore): MediaStore {
  const made = keepNewest<PreparedMedia>(mostKept);
  const load: MediaStore['load'] = async (key) => made.load(key) ?? store.load(key);
  return {
    load,
    loadOrMake: async (key, make) => {
      const found = await load(key);
      if (found !== undefined) return found;
      const media = withContents(await make());
      made.save(key, media);
      return media;
    },
  };
}

function withContents({ files, ...picture }: UnstoredMedia): PreparedMedia {
  const [first, ...others] = files.map(
    ({ bytes, ...file }): PreparedFile => ({
      ...file,
      sha256: sha256(bytes),
      size: bytes.length,
      source: { contents: bytes },
    }),
  );
  if (first === undefined) throw new Error('A prepared file of the library has no file');
  return { ...picture, files: [first, ...others] };
}
