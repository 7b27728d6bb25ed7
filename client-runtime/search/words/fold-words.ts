/** Scripts without spaces between words: each of their characters counts as a word. */
const words =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}])+/gu;

/** Accents of Latin, Greek and Cyrillic, the points of Hebrew and Arabic, and those of kana. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u3099\u309a]/g;

/** Letters without a decomposition, as people type them who do not have them. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A longer word is cut, for the index and for the visitor alike. */
export const longestWord = 40;

/**
 * Lists the words of a text in their order, folded: lower case, compatible forms, no accents. The
 * generator and the browser fold alike, so that a word is found as it was indexed.
 */
export function foldWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => spellings[letter] ?? '');
  return (folded.match(words) ?? []).map((word) => word.slice(0, longestWord));
}

/** Finds the words of a text as they are written, with their places. */
export function findWords(text: string): RegExpExecArray[] {
  return [...text.matchAll(words)];
}
