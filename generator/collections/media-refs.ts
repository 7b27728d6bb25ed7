import type { Category, Entry } from '../content.ts';
import { findFiles, type NamedFile } from '../named-files.ts';

/** The files that an entry names: those of its blocks, then of its other fields. Its featured image is not among them. */
export function filesOfEntry({ blocks, ...rest }: Entry): readonly NamedFile[] {
  return [...blocks.files, ...findFiles(rest)];
}

/** The ids of all pictures that an entry or category names, sorted. */
export function mediaIds(value: Entry | Category): readonly number[] {
  const files = 'blocks' in value ? filesOfEntry(value) : findFiles(value);
  const ids = new Set(files.flatMap((file) => ('id' in file && file.id !== undefined ? [file.id] : [])));
  if ('imageId' in value && value.imageId !== null) ids.add(value.imageId);
  return [...ids].sort((one, other) => one - other);
}
