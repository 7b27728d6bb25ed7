import { cleanText } from '../html/text.ts';

/**
 * Splits text into words for comparison: WordPress turns straight quotes, hyphens, dots and
 * multiplication signs into typographic ones, which does not change a word. The case of letters
 * stays.
 */
export function foldWords(text: string): string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Folds text for comparison, with its white space. */
export function foldText(text: string): string {
  return isPlain(text) ? text : foldSigns(cleanText(text));
}

/** Returns the name of a picture's file: the same for all sizes that WordPress cuts. */
export function foldPicture(path: string): string {
  return path.replace(/(-scaled)?(-\d+x\d+)?(?=\.\w+$)/, '');
}

/** Returns true for text without characters to fold. */
function isPlain(text: string): boolean {
  return !folded.test(text) && !runs.some((run) => text.includes(run));
}

const folded = /[^\s\w!#$%&()*+,./:;<=>?@[\]^{|}~"'-]/;
const runs = ['...', '--', "''"];

function foldSigns(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\u00ad]/g, '')
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u00b4`]/g, "'")
    .replace(/[\u201c-\u201f\u2033]|''/g, '"')
    .replace(/[\u2010-\u2015\u2212]|-{2,}/g, '-')
    .replace(/-{2,}/g, '-')
    .replaceAll('\u2026', '...')
    .replaceAll('\u00d7', 'x');
}
