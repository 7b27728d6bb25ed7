import { type Hits, hitsIn } from './hits-in.ts';
import { openIndex, type SearchIndex } from './search-index.ts';

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
    if (Object(error).cause !== 404) throw error;
    return ask(words, most, 'reload');
  }
}

async function ask(words: readonly string[], most: number, cache: RequestCache = 'default'): Promise<Hits> {
  index ??= openIndex(cache);
  return hitsIn(await index, words, most);
}
