import type { Entry } from './content.ts';
import { findFiles, type NamedFile } from './named-files.ts';

/**
 * Lists the files in an entry: those of its blocks, then of its other fields. Without its featured
 * image.
 */
export function filesOfEntry(entry: Entry): readonly NamedFile[] {
  const { blocks, ...rest } = entry;
  return [...blocks.files, ...findFiles(rest)];
}
