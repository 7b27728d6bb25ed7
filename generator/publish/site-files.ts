import { type LazyList, lazyList } from '../util/lazy-list.ts';
import type { TextIndex } from '../util/text-index.ts';
import { createDigestArray } from './digest-array.ts';
import { createListedFiles, type ListedFiles } from './listed-files.ts';
import type { ManifestFile } from './manifest.ts';

/** The files of a site with their digests: about 55 bytes each and the path, outside the JavaScript heap. */
export interface SiteFiles
  extends LazyList<ManifestFile>,
    Pick<ListedFiles, 'paths' | 'numberAt' | 'has' | 'length'> {
  /** Adds a file; a later one of the same path replaces it. Throws for a digest that is not one. */
  readonly add: (file: ManifestFile) => void;
  readonly at: (row: number) => ManifestFile;
  readonly get: (path: string) => ManifestFile | undefined;
  /** Lists the files of these rows. */
  readonly list: (rows: Uint32Array) => LazyList<ManifestFile>;
}

/** `paths`: shared with other lists, which mostly have the same. */
export function createSiteFiles(paths?: TextIndex): SiteFiles {
  const listed = createListedFiles(paths);
  const digests = createDigestArray();
  const at = (row: number): ManifestFile => ({ ...listed.at(row), ...digests.at(row) });
  return {
    paths: listed.paths,
    numberAt: listed.numberAt,
    has: listed.has,
    get length() {
      return listed.length;
    },
    add: (file) => digests.set(listed.add(file), file),
    at,
    get: (path) => {
      const row = listed.rowOf(path);
      return row === undefined ? undefined : at(row);
    },
    list: (rows) =>
      lazyList(rows.length, function* () {
        for (const row of rows) yield at(row);
      }),
    *[Symbol.iterator]() {
      for (let row = 0; row < listed.length; row += 1) yield at(row);
    },
  };
}

/** Keeps files: for a list that is at hand. */
export function keepFiles(files: Iterable<ManifestFile>, paths?: TextIndex): SiteFiles {
  const kept = createSiteFiles(paths);
  for (const file of files) kept.add(file);
  return kept;
}
