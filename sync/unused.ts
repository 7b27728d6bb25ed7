import type { ManifestFile } from '../generator/publish/manifest.ts';
import { createPathSet, type PathSet } from '../generator/publish/path-set.ts';
import type { SiteFiles } from '../generator/publish/site-files.ts';
import { grownArray } from '../generator/util/grown-array.ts';
import type { TextIndex } from '../generator/util/text-index.ts';
import { bodyKey } from './keys.ts';

/** The last deploy that used a key. */
export interface LastUse {
  readonly seq: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Assets and bodies that are out of use: 4 bytes each and the key, outside the JavaScript heap. */
export interface UnusedKeys extends Iterable<readonly [key: string, last: LastUse]> {
  readonly add: (key: string, last: LastUse) => void;
  readonly has: (key: string) => boolean;
  readonly get: (key: string) => LastUse | undefined;
}

/** `all`: the paths of the site, among which the keys are. */
export function createUnused(all: TextIndex): UnusedKeys {
  // There are as many as deploys.
  const uses: LastUse[] = [];
  const places = new Map<string, number>();
  // By the number of a key: the place of its last use, and 1; 0 for one that is not here.
  let placeOf = new Uint32Array(16);
  const get = (key: string): LastUse | undefined => {
    const number = all.find(key);
    return number === undefined ? undefined : uses[(placeOf[number] ?? 0) - 1];
  };
  return {
    add: (key, last) => {
      const name = `${last.seq} ${last.at}`;
      const place = places.get(name) ?? uses.push(last);
      places.set(name, place);
      const number = all.add(key);
      placeOf = grownArray(placeOf, number + 1);
      placeOf[number] = place;
    },
    has: (key) => get(key) !== undefined,
    get,
    *[Symbol.iterator]() {
      for (let number = 0; number < placeOf.length; number += 1) {
        const last = uses[(placeOf[number] as number) - 1];
        if (last !== undefined) yield [all.at(number), last];
      }
    },
  };
}

export interface Usage {
  readonly before: UnusedKeys;
  /** The files of the new deploy. */
  readonly files: SiteFiles;
  /** Bodies that the store holds, by key. */
  readonly bodies: Iterable<string>;
  /** The files of former deploys. */
  readonly former: readonly Iterable<ManifestFile>[];
  /** The deploy that was live until now; 0 before the first. */
  readonly lastSeq: number;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Notes which assets and bodies the new deploy does not use, with the last deploy that did. Those of
 * open tabs and of a rollback are among them.
 */
export function noteUnused({ before, files, bodies, former, lastSeq, now }: Usage): UnusedKeys {
  const keys = createPathSet(files.paths);
  // An attempt may have noted them before, though they have been in use since.
  const inUse = createPathSet(files.paths);
  for (const [key] of before) keys.add(key);
  for (const key of bodies) keys.add(key);
  for (const some of former)
    for (const file of some) {
      const wanted = files.get(file.path);
      // Most are the same: they are in use, and need no key.
      if (wanted !== undefined && keyOf(wanted) === keyOf(file)) continue;
      keys.add(keyOf(file));
      inUse.add(keyOf(file));
    }
  const used = createPathSet(files.paths);
  for (const file of files) {
    const key = keyOf(file);
    if (keys.has(key)) used.add(key);
  }
  const unused = createUnused(files.paths);
  const last = { seq: lastSeq, at: now };
  for (const key of keys)
    if (!used.has(key) && !files.has(key))
      unused.add(key, (inUse.has(key) ? undefined : before.get(key)) ?? last);
  return unused;
}

/** Where the bytes of a file are kept: an asset at its path, others as a body. */
function keyOf(file: ManifestFile): string {
  return file.class === 'asset' ? file.path : bodyKey(file.sha256);
}

export interface Retention {
  /** A key stays while one of so many newest deploys uses it. */
  readonly keepDeploys: number;
  /** It stays for so long after its last use. */
  readonly keepDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Finds the keys that no recent deploy names and that have been out of use for long. */
export function findPrunable(
  unused: UnusedKeys,
  { paths, seq, now }: { readonly paths: TextIndex; readonly seq: number; readonly now: string },
  { keepDeploys, keepDays }: Retention,
): PathSet {
  const before = Date.parse(now) - keepDays * dayMs;
  const old = createPathSet(paths);
  for (const [key, last] of unused)
    if (last.seq <= seq - keepDeploys && Date.parse(last.at) <= before) old.add(key);
  return old;
}
