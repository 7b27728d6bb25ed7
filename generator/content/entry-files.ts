import type { Entry } from './content.ts';
import { findFiles, type NamedFile } from './named-files.ts';

/** The files that an entry names: those of its blocks, then of its other fields. Its featured image is not among them. */
export function filesOfEntry({ blocks, ...rest }: Entry): readonly NamedFile[] {
  return [...blocks.files, ...findFiles(rest)];
}
