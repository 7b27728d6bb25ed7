import { type KeptValues, loadKept, startKept } from '../cache/kept-values.ts';
import type { Warn } from '../problems/problem.ts';
import type { MediaNeed } from './collect-media.ts';
import { contentMark } from './media-name.ts';
import type { MediaTable } from './media-table.ts';

/**
 * The files of the library that the last published site needed, by their paths on the CMS: their paths
 * on the site, null for those that did not come.
 */
export type MediaMemory = Pick<ReadonlyMap<string, string | null>, 'get'>;

/** A file that this build and the last one needed, and that came with other bytes, or from one of them alone. */
export interface FileChange extends Pick<MediaNeed, 'path' | 'id' | 'entry'> {
  /** `added` when it did not come at the last build, `removed` when it does not come now. */
  readonly what: 'added' | 'edited' | 'removed';
  /** The parts of the names of its published files that the bytes decide, before and now. */
  readonly marks: readonly string[];
}

/** Lists the changes since the last published site, in the order of the needs: not the files that an edit brings or takes. */
export function findFileChanges(
  needs: readonly MediaNeed[],
  table: MediaTable,
  before: MediaMemory,
): readonly FileChange[] {
  return needs.flatMap(({ path, id, entry }): readonly FileChange[] => {
    const was = before.get(path);
    const src = table.get(path)?.src ?? null;
    if (was === undefined || was === src) return [];
    const what = was === null ? 'added' : src === null ? 'removed' : 'edited';
    const marks = [was, src].flatMap((src) => (src === null ? [] : [contentMark(src)]));
    return [{ path, what, marks, ...(id !== undefined && { id }), ...(entry && { entry }) }];
  });
}

const contents = 'media of the site';

/** Reads which files the last build needed; without them no change of a file is told. */
export function loadMediaMemory(file: string, warn: Warn): KeptValues<string | null> {
  return loadKept(contents, file, warn);
}

/** Never throws: without this memory, the next report does not name changed files. */
export function saveMediaMemory(
  file: string,
  { table, missing }: { readonly table: MediaTable; readonly missing: readonly string[] },
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
