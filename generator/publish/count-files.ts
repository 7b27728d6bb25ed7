import { pathOfFile } from '../content/paths.ts';
import type { Digest } from './manifest.ts';
import type { FileClass, OutputFile } from './output-file.ts';
import type { Stage } from './stage.ts';

/** Where the files of a build go: into a new site, or to a comparison with the published one. */
export type FileTarget = Pick<Stage, 'write' | 'keep' | 'reserve'>;

/** The files of a site so far. */
export interface FileCount {
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
  readonly byClass: Readonly<Record<FileClass, number>>;
  readonly heaviest: HeaviestFiles;
}

/** Counts the files that a target takes. */
export function countFiles(target: FileTarget): FileTarget & { readonly counted: () => FileCount } {
  let bytes = 0;
  const byClass: Record<FileClass, number> = { page: 0, asset: 0, data: 0 };
  const scale = createScale();
  const count = (digest: Digest, file: Pick<OutputFile, 'path' | 'class'>): Digest => {
    byClass[file.class] += 1;
    bytes += digest.size;
    scale.weigh(file, digest.size);
    return digest;
  };
  return {
    write: async (file: OutputFile, digest?: Digest) => count(await target.write(file, digest), file),
    keep: async (file) => {
      const digest = await target.keep(file);
      return digest && count(digest, file);
    },
    reserve: (file) => {
      const reserved = target.reserve(file);
      return reserved && { ...reserved, done: (digest) => reserved.done(count(digest, file)) };
    },
    counted: () => ({
      files: byClass.page + byClass.asset + byClass.data,
      bytes,
      byClass,
      heaviest: scale.heaviest(),
    }),
  };
}

/** The most files of each sort that are listed. */
const listed = 10;

/** A file of the site with its size, without compression. */
interface WeighedFile {
  /** Of the site: "/visit/", "/_assets/media/pier-1a2b3c4d.jpg". */
  readonly path: string;
  readonly bytes: number;
}

/** The ten heaviest pages and pictures of a site, the heaviest first. */
export interface HeaviestFiles {
  readonly pages: readonly WeighedFile[];
  readonly pictures: readonly WeighedFile[];
}

interface Scale {
  readonly weigh: (file: Pick<OutputFile, 'path' | 'class'>, bytes: number) => void;
  readonly heaviest: () => HeaviestFiles;
}

/**
 * Weighs files as they come, in any order, and remembers a few of them.
 * @internal
 */
export function createScale(): Scale {
  const pages: WeighedFile[] = [];
  const pictures: WeighedFile[] = [];
  return {
    weigh: ({ path, class: fileClass }, bytes) => {
      const list = fileClass === 'page' ? pages : isPicture.test(path) ? pictures : null;
      if (list !== null) keepHeaviest(list, { path: pathOfFile(path), bytes });
    },
    heaviest: () => ({ pages: [...pages], pictures: [...pictures] }),
  };
}

const isPicture = /^_assets\/.*\.(avif|gif|jpe?g|png|svg|webp)$/;

/** Of files of one size, the first by path is the heavier one: so the order of arrival is not seen. */
function keepHeaviest(list: WeighedFile[], file: WeighedFile): void {
  const place = list.findIndex(
    ({ path, bytes }) => bytes < file.bytes || (bytes === file.bytes && path > file.path),
  );
  if (place === -1 && list.length >= listed) return;
  list.splice(place === -1 ? list.length : place, 0, file);
  if (list.length > listed) list.pop();
}
