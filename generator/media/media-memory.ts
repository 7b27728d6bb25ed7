import { writeLines } from '../cache/checked-lines.ts';
import { readKeyedLines } from '../cache/keyed-lines.ts';
import type { FetchedMedia } from './assign-media-paths.ts';
import type { MediaMemory } from './file-changes.ts';

const contents = 'media of the site';

/** A missing or damaged file counts as empty: then no change of a file is told. */
export function loadMediaMemory(file: string): MediaMemory {
  try {
    return readKeyedLines<string | null>(contents, file).values;
  } catch {
    return new Map<string, string | null>();
  }
}

/** Never rejects: without this memory, the next report does not name changed files. */
export async function saveMediaMemory(
  file: string,
  { table, missing }: Pick<FetchedMedia, 'table' | 'missing'>,
): Promise<void> {
  await writeLines(file, contents, linesOf(table, missing)).catch(() => undefined);
}

function* linesOf(
  table: FetchedMedia['table'],
  missing: FetchedMedia['missing'],
): Generator<readonly [path: string, src: string | null]> {
  for (const [path, { src }] of table) yield [path, src];
  for (const path of missing) yield [path, null];
}
