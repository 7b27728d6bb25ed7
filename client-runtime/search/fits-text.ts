import { siteSpelling } from './site-spelling.ts';
import { stemWord } from './site-stem.ts';
import { foldWords } from './words/fold-words.ts';

/**
 * Makes a test for texts: each of the typed words is in them, as it is, as a part of a word, or in another form. A number is a
 * word of its own.
 */
export function fitsText(typed: string): (text: string) => boolean {
  const wanted = foldWords(typed, siteSpelling);
  return (text) => {
    const words = foldWords(text, siteSpelling);
    const isIn = (typed: string) => (word: string) =>
      (word.includes(typed) && !Number(typed)) || stemWord(word) === stemWord(typed);
    return wanted.every((typed) => words.some(isIn(typed)));
  };
}
