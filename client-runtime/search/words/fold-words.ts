import { foldLetters } from '../../../words/fold-letters.ts';

/** Scripts without spaces between words: each of their characters counts as a word. */
const words =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}])+/gu;

/** A longer word is cut, for the index and for the visitor alike. */
export const longestWord = 40;

/**
 * Lists the words of a text in their order, folded: lower case, compatible forms, no accents, and the spellings of a
 * language. The generator and the browser fold alike, so that a word is found as it was indexed.
 */
export function foldWords(text: string, spelling?: RegExp): string[] {
  return (foldSpelling(text, spelling).match(words) ?? []).map((word) => word.slice(0, longestWord));
}

/** Folds the letters of a text and the spellings of a language. */
export function foldSpelling(text: string, spelling?: RegExp): string {
  const letters = foldLetters(text);
  return spelling ? letters.replace(spelling, '$1') : letters;
}

/** Finds the words of a text as they are written, with their places. */
export function findWords(text: string): RegExpExecArray[] {
  return [...text.matchAll(words)];
}
