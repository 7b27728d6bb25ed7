import { Parser } from 'htmlparser2';
import { isNestedTooDeep } from './nesting.ts';

/**
 * Cleans text: well-formed Unicode in NFC, without controls (tab and line ends stay), bidirectional
 * overrides, noncharacters and private-use characters, which mark references in html. Line breaks
 * of other software become spaces.
 */
export function cleanText(text: string): string {
  return isPlain.test(text) ? text : text.replace(otherBreaks, ' ').replace(unwanted, '').normalize('NFC');
}

/** Cleans text to one line, white space folded. For plain text of the CMS, such as titles. */
export function plainText(text: string): string {
  const clean = cleanText(text);
  return (unfolded.test(clean) ? clean.replace(/\s+/g, ' ') : clean).trim();
}

/**
 * Extracts the text of html on one line: entities decoded, scripts and styles removed, a space
 * where a block or line ends. From html nested too deeply, it removes only the tags: parsing would
 * take quadratic time.
 */
export function htmlToText(html: string): string {
  return plainText(rawText(html));
}

/** Extracts the same text, not cleaned, with all white space. */
export function rawText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  if (isNestedTooDeep(html)) return html.replace(/<[^<>]*>/g, ' ');
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (silentTags.has(name)) silent++;
      if (endsWord(name)) text += ' ';
    },
    ontext(data) {
      if (silent === 0) text += data;
    },
    onclosetag(name) {
      if (silentTags.has(name)) silent--;
      if (endsWord(name)) text += ' ';
    },
  });
  parser.end(html);
  return text;
}

function endsWord(tag: string): boolean {
  return tag === 'br' || !phrasingTags.has(tag);
}

// Most texts have single spaces only.
const unfolded = /[^\S ]| {2}/;
const isPlain = /^[\t\n\r\x20-\x7e\u00a0-\u02ff]*$/;
// NUL, vertical tab (a line break in Word), form feed, next line.
const otherBreaks = /[\0\v\f\x85]/g;
// \p{Cc} controls, \p{Cs} lone surrogates, \p{Noncharacter_Code_Point}, private use of the basic
// plane, overrides.
const unwanted =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ue000-\uf8ff\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const silentTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'annotation',
]);

/** The tags within a line. */
export const phrasingTags: ReadonlySet<string> = new Set(
  'a em strong b i br code sub sup mark span s u abbr kbd small time cite q'.split(' '),
);
