import { grownArray } from '../util/grown-array.ts';
import { createTextIndex } from '../util/text-index.ts';
import { createDigestArray } from './digest-array.ts';
import type { Digest } from './manifest.ts';
import type { FileClass } from './output-file.ts';
import { listPaths, type PathList } from './path-list.ts';

/** A file of a new site: its bytes are on the disk. */
export interface AddedFile extends Digest {
  readonly path: string;
  readonly class: FileClass;
  /** The published file has the same bytes. */
  readonly isKept: boolean;
}

/** The files of a new site: about 70 bytes each and the path, outside the JavaScript heap. */
export interface FileTable {
  readonly size: number;
  readonly kept: number;
  /** Adds a file; a later one of the same path replaces it. */
  readonly add: (file: AddedFile) => void;
  readonly has: (path: string) => boolean;
  /** Yields the paths of kept files in the order in which they were added. */
  readonly keptPaths: () => Iterable<string>;
  /** Lists the paths of the other files, sorted. */
  readonly writtenPaths: () => PathList;
  /** Yields all files, sorted by path. */
  readonly sorted: () => Iterable<AddedFile>;
}

const classes: readonly FileClass[] = ['page', 'asset', 'data'];
const keptBit = 4;

export function createFileTable(): FileTable {
  const paths = createTextIndex();
  const digests = createDigestArray();
  // The place of its class, and a bit for a kept file.
  let marks = new Uint8Array(16);
  let kept = 0;
  let order: Uint32Array | undefined;

  const isKept = (number: number) => (marks[number] as number) >= keptBit;
  const inOrder = () => {
    if (order?.length !== paths.size)
      order = Uint32Array.from({ length: paths.size }, (_, number) => number).sort(paths.compare);
    return order;
  };
  const fileAt = (number: number): AddedFile => {
    const { sha256, size } = digests.at(number);
    const fileClass = classes[(marks[number] as number) % keptBit] as FileClass;
    return { path: paths.at(number), class: fileClass, sha256, size, isKept: isKept(number) };
  };

  return {
    get size() {
      return paths.size;
    },
    get kept() {
      return kept;
    },
    add: (file) => {
      const number = paths.add(file.path);
      marks = grownArray(marks, number + 1);
      kept += (file.isKept ? 1 : 0) - (isKept(number) ? 1 : 0);
      marks[number] = classes.indexOf(file.class) + (file.isKept ? keptBit : 0);
      digests.set(number, file);
    },
    has: (path) => paths.find(path) !== undefined,
    *keptPaths() {
      for (let number = 0; number < paths.size; number += 1) if (isKept(number)) yield paths.at(number);
    },
    writtenPaths: () =>
      listPaths(
        paths,
        inOrder().filter((number) => !isKept(number)),
      ),
    *sorted() {
      for (const number of inOrder()) yield fileAt(number);
    },
  };
}
