import type { Category, Entry } from '../content.ts';
import { filesOfEntry } from '../entry-files.ts';
import { findFiles } from '../named-files.ts';

/** Lists the ids of all pictures in an entry or category, sorted. */
export function mediaIds(value: Entry | Category): readonly number[] {
  const files = 'blocks' in value ? filesOfEntry(value) : findFiles(value);
  const ids = new Set(files.flatMap((file) => ('id' in file && file.id !== undefined ? [file.id] : [])));
  if ('imageId' in value && value.imageId !== null) ids.add(value.imageId);
  return [...ids].sort((one, other) => one - other);
}
