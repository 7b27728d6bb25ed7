import type { Category, Entry } from '../content.ts';
import { filesOfEntry, findFiles, type NamedFile } from '../named-files.ts';

/** Lists the ids of all pictures in an entry or category, sorted. */
export function mediaIds(value: Entry | Category): readonly number[] {
  return idsOf(value, () => true);
}

/** Lists, sorted, the ids that have no address beside them: such a file is found in the library or nowhere. */
export function idsAlone(value: Entry | Category): readonly number[] {
  return idsOf(value, ({ path }) => path.startsWith('/?'));
}

function idsOf(value: Entry | Category, isMeant: (file: NamedFile) => boolean): readonly number[] {
  const files = 'blocks' in value ? filesOfEntry(value) : findFiles(value);
  const ids = new Set<number>();
  for (const file of files) if ('id' in file && file.id !== undefined && isMeant(file)) ids.add(file.id);
  if ('imageId' in value && value.imageId !== null) ids.add(value.imageId);
  return [...ids].sort((one, other) => one - other);
}
