import { siteSpelling } from './site-spelling.ts';
import { foldSpelling, foldWords } from './words/fold-words.ts';

/** Lists the folded words of a text in the language of the site. */
export function foldText(text: string): readonly string[] {
  return foldWords(text, siteSpelling);
}

/** Folds the letters of a text in the language of the site: in a tenth of the time. */
export function foldLine(text: string): string {
  return foldSpelling(text, siteSpelling);
}
