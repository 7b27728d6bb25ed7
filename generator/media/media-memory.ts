import { type KeptValues, readKept, startKept } from '../cache/kept-values.ts';
import type { FetchedMedia } from './assign-media-paths.ts';

const contents = 'media of the site';

/** A missing or damaged file counts as empty: then no change of a file is told. */
export function loadMediaMemory(file: string): KeptValues<string | null> {
  try {
    return readKept(contents, file);
  } catch {
    return new Map<string, string | null>();
  }
}

/** Never throws: without this memory, the next report does not name changed files. */
export function saveMediaMemory(
  file: string,
  { table, missing }: Pick<FetchedMedia, 'table' | 'missing'>,
): void {
  const now = startKept(contents, file, loadMediaMemory(file));
  for (const [path, { src }] of table) now.add(path, src);
  for (const path of missing) now.add(path, null);
  try {
    now.save({});
  } catch {
    now.discard();
  }
}
