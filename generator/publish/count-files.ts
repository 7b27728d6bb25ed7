import { createScale, type HeaviestFiles } from './heaviest.ts';
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
