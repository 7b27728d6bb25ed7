import { askIndex } from './ask-index.ts';
import type { Hits } from './hits-in.ts';
import { siteSpelling } from './site-spelling.ts';
import { foldWords } from './words/fold-words.ts';

/** Asks the index for the ids of all entries with the typed words, without their rows. */
export function askWords(typed: string): Promise<Hits> {
  return askIndex(foldWords(typed, siteSpelling), 0);
}
