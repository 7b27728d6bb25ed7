import { type KeptValues, loadKept, startKept } from '../cache/kept-values.ts';
import type { Warn } from '../problems/problem.ts';
import type { FetchedMedia } from './assign-media-paths.ts';

const contents = 'media of the site';

/** Reads which files the last build needed; without them no change of a file is told. */
export function loadMediaMemory(file: string, warn: Warn): KeptValues<string | null> {
  return loadKept(contents, file, warn);
}

/** Never throws: without this memory, the next report does not name changed files. */
export function saveMediaMemory(
  file: string,
  { table, missing }: Pick<FetchedMedia, 'table' | 'missing'>,
): void {
  const now = startKept(contents, file, loadMediaMemory(file, toldBefore));
  for (const [path, { src }] of table) now.add(path, src);
  for (const path of missing) now.add(path, null);
  try {
    now.save({});
  } catch {
    now.discard();
  }
}

const toldBefore: Warn = () => undefined;
