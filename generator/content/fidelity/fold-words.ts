import { cleanText } from '../html/text.ts';

/**
 * Splits text into words as they are compared: WordPress turns straight quotes, hyphens, dots and the sign of multiplication
 * into typographic ones, which is no change of a word. The case of letters stays.
 */
export function foldWords(text: string): string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Text as it is compared, its white space as it was. */
export function foldText(text: string): string {
  return isPlain(text) ? text : foldSigns(cleanText(text));
}

/** The name of a picture's file: one file, whichever size of it WordPress cut for its place. */
export function foldPicture(path: string): string {
  return path.replace(/(-scaled)?(-\d+x\d+)?(?=\.\w+$)/, '');
}

/** Tells that text has no sign that is folded. */
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
