import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import type { RichText } from '../stored-blocks.ts';

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
  if (!html.includes('<')) return decodeText(html);
  const [, words, rest = ''] = paragraph.exec(html) ?? [];
  if (words !== undefined) return ` ${decodeText(words)} ${rest}`;
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

/** Most excerpts are one. */
const paragraph = /^<p>([^<]*)<\/p>(\s*)$/;

function decodeText(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

/** Returns true for a tag between words. */
export function endsWord(tag: string): boolean {
  return tag === 'br' || !phrasingTags.has(tag);
}

// Most texts have single spaces only.
const unfolded = /[^\S ]| {2}/;
// Latin letters, dashes and quotation marks.
const isPlain = /^[\t\n\r\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/;
// NUL, vertical tab (a line break in Word), form feed, next line.
const otherBreaks = /[\0\v\f\x85]/g;
// \p{Cc} controls, \p{Cs} lone surrogates, \p{Noncharacter_Code_Point}, private use of the basic
// plane, overrides.
const unwanted =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ue000-\uf8ff\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The tags whose contents are not shown. */
export const silentTags: ReadonlySet<string> = new Set([
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

/** Far deeper than any page, and far below the depth where parsers get slow or fail. */
const maxLevels = 1000;

// Tags that end at the next one of their kind, and empty tags.
const flat = new Set(
  'p li dt dd tr td th option tbody thead tfoot area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

const tags = /<(\/?)([a-z][a-z0-9]*)([^<>]*)/gi;

/**
 * Returns true when tags are nested far too deeply, without a parser: in linear time for any html.
 * @internal
 */
export function isNestedTooDeep(html: string): boolean {
  // A level takes at least three characters.
  if (html.length < 3 * maxLevels) return false;
  const open: string[] = [];
  const counts = new Map<string, number>();
  const isOpen = (name: string): boolean => (counts.get(name) ?? 0) > 0;
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);

  for (const [, slash, written = '', rest = ''] of html.matchAll(tags)) {
    const name = written.toLowerCase();
    if (flat.has(name)) continue;
    if (slash === '/') {
      // An end tag without a start is ignored; a late one ends all tags opened since.
      for (let isWanted = isOpen(name); isWanted; ) {
        const last = open.pop() ?? name;
        count(last, -1);
        isWanted = last !== name;
      }
    } else if (!(rest.endsWith('/') && (isOpen('svg') || isOpen('math')))) {
      open.push(name);
      count(name, 1);
    }
    if (open.length > maxLevels) return true;
  }
  return false;
}

/** Returns true for html without visible content. */
export function isBlank({ parts }: RichText): boolean {
  const html = parts.join('');
  if (!html.includes('<')) return html.trim() === '';
  if (visibleText.test(html)) return false;
  return !/<(img|video|audio|hr)\b/.test(html) && htmlToText(html) === '';
}

// A letter or digit of text in sanitised html, where only tags contain these signs. Most texts
// begin with one.
const visibleText = /(?:^|>)[^<&]*[A-Za-z0-9]/;
