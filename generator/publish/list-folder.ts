import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { grownArray } from '../util/grown-array.ts';
import { createPauses } from '../util/pauses.ts';
import { createTextIndex } from '../util/text-index.ts';
import { listPaths, type PathList } from './path-list.ts';

/**
 * Every file in a folder, by its path relative to it, with forward slashes. About 36 bytes a file
 * and the path, outside the JavaScript heap.
 */
export interface FolderListing extends Iterable<readonly [path: string, found: FoundFile]> {
  readonly size: number;
  /** The number of a file, from 0 on. */
  readonly find: (path: string) => number | undefined;
  readonly get: (path: string) => FoundFile | undefined;
  readonly keys: () => Iterable<string>;
  /** Lists the paths for which `isListed` is true, sorted. */
  readonly filter: (isListed: (path: string) => boolean) => PathList;
}

export interface FoundFile {
  /** Bytes; -1 for anything other than a file or folder. */
  readonly size: number;
  readonly changedMs: number;
}

/**
 * Lists all files in a folder, at any depth; none when the folder is missing. Lists links, but
 * never follows them.
 */
export async function listFolder(folder: string): Promise<FolderListing> {
  const { listing, add } = startListing();
  const pause = createPauses();
  const visit = async (prefix: string): Promise<void> => {
    for (const entry of readdirSync(path.join(folder, prefix), { withFileTypes: true })) {
      const name = prefix + entry.name;
      if (entry.isDirectory()) await visit(`${name}/`);
      else add(name, findFile(path.join(folder, name)));
    }
    await pause();
  };
  await visit('');
  return listing;
}

/** Makes the listing of a folder from what is known of its files. Default: of one without files. */
export function listKnown(files: Iterable<FoundFile & { readonly path: string }> = []): FolderListing {
  const { listing, add } = startListing();
  for (const file of files) add(file.path, file);
  return listing;
}

/** Throws when the file is missing. */
export function findFile(file: string): FoundFile {
  const found = lstatSync(file);
  return { size: found.isFile() ? found.size : -1, changedMs: found.mtimeMs };
}

function startListing() {
  const paths = createTextIndex();
  let sizes = new Float64Array(16);
  let times = new Float64Array(16);
  const foundAt = (number: number): FoundFile => ({
    size: sizes[number] as number,
    changedMs: times[number] as number,
  });
  const add = (name: string, { size, changedMs }: FoundFile): void => {
    const number = paths.add(name);
    sizes = grownArray(sizes, number + 1);
    times = grownArray(times, number + 1);
    sizes[number] = size;
    times[number] = changedMs;
  };
  const listing: FolderListing = {
    get size() {
      return paths.size;
    },
    find: paths.find,
    get: (name) => {
      const number = paths.find(name);
      return number === undefined ? undefined : foundAt(number);
    },
    *keys() {
      for (let number = 0; number < paths.size; number += 1) yield paths.at(number);
    },
    filter: (isListed) => {
      const listed: number[] = [];
      for (let number = 0; number < paths.size; number += 1)
        if (isListed(paths.at(number))) listed.push(number);
      return listPaths(paths, Uint32Array.from(listed).sort(paths.compare));
    },
    *[Symbol.iterator]() {
      for (let number = 0; number < paths.size; number += 1) yield [paths.at(number), foundAt(number)];
    },
  };
  return { listing, add };
}
