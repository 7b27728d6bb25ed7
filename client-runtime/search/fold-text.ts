import { siteSpelling } from './site-spelling.ts';
import { foldWords } from './words/fold-words.ts';

/** Lists the folded words of a text in the language of the site. */
export function foldText(text: string): readonly string[] {
  return foldWords(text, siteSpelling);
}
