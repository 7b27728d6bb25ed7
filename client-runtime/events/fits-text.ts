import type { StemWord } from '../search/read-units.ts';

/** The rules of the site's language, from the script of the search. */
export interface LanguageRules {
  readonly foldText: (text: string) => readonly string[];
  readonly stemWord: StemWord;
}

/**
 * Makes a test for texts: each of the typed words is in them, as it is, as a part of a word, or in another form. A number is a
 * word of its own.
 */
export function fitsText(typed: string, { foldText, stemWord }: LanguageRules): (text: string) => boolean {
  const wanted = foldText(typed);
  return (text) => {
    const words = foldText(text);
    const isIn = (typed: string) => (word: string) =>
      (word.includes(typed) && !Number(typed)) || stemWord(word) === stemWord(typed);
    return wanted.every((typed) => words.some(isIn(typed)));
  };
}
