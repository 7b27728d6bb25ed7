import { findEntries } from './find-entries.ts';
import type { ShownHits } from './render-hits.ts';
import { openIndex, type SearchIndex } from './search-index.ts';
import { stemWord } from './site-stem.ts';

export interface Hits extends ShownHits {
  /** Of all entries found. */
  readonly count: number;
}

let index: Promise<SearchIndex> | undefined;

/**
 * Asks the index for the best entries with these words. After a deploy a file of the old index may
 * be missing: then asks the new index, once. Rejects when a file cannot be loaded.
 */
export async function askIndex(words: readonly string[], most: number): Promise<Hits> {
  try {
    return await ask(words, most);
  } catch (error) {
    index = undefined;
    if (!(error instanceof Error && error.cause === 404)) throw error;
    return ask(words, most, 'reload');
  }
}

async function ask(words: readonly string[], most: number, cache: RequestCache = 'default'): Promise<Hits> {
  index ??= openIndex(cache);
  const opened = await index;
  // Words of a language without rules have only themselves as a stem.
  const { ids, terms } = await findEntries(opened, words, opened.directory.language ? stemWord : String);
  const rows = await Promise.all(ids.slice(0, most).map(opened.rowOf));
  return {
    count: ids.length,
    rows: rows.filter((row) => row !== undefined),
    kinds: opened.directory.kinds,
    terms,
  };
}
