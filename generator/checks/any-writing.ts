import { htmlReference, jsonEscape } from '../content/html/character-spellings.ts';
import { phrasingTags } from '../content/html/text.ts';

/** Fewer characters would match in any page: "----" is one dash. */
const leastSigns = 3;

/**
 * Makes a pattern for a text in every form that WordPress, templates and browsers give it: escaped
 * for html, once or twice, or for JSON, with curly quotes, other dashes and spaces, and with tags,
 * comments and invisible characters inside. The html is searched as it is: parsing it first would
 * cost more than rendering it. Null for a text with too few characters.
 */
export function anyWriting(text: string): string | null {
  const signs = text.trim().normalize('NFC').match(signPattern) ?? [];
  if (signs.length < leastSigns) return null;
  let pattern = '';
  let isBehindBlank = true;
  for (const sign of signs) {
    const isBlank = /\s/.test(sign);
    // Adjacent parts never match the same character: a hostile page would otherwise take quadratic
    // time.
    pattern += isBlank ? blank : `${isBehindBlank ? '' : within}${patternOf(sign)}`;
    isBehindBlank = isBlank;
  }
  return pattern;
}

const dashes = '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
const singleQuotes = "'`\u00b4\u02bc\u2018\u2019\u201a\u201b\u2032";
const doubleQuotes = '"\u00ab\u00bb\u201c\u201d\u201e\u201f\u2033';
const unseen = '\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff';

/**
 * A run of white space, dashes or dots counts as one character; backslashes and invisible
 * characters count as none.
 */
const signPattern = new RegExp(`\\s+|[${dashes}]+|\\.{3}|(?<=\\d)[x\u00d7](?=\\d)|[^\\\\${unseen}]`, 'gu');

/** Editors build words with these tags; a browser shows one word. */
const inlineTag = `</?(?:${[...phrasingTags, 'wbr', 'bdi', 'ins', 'del', 'font'].join('|')})(?:\\s[^<>]*)?/?>`;
const comment = '<!--[^<>]*-->';

/** Between two characters: calendars, JSON and PHP insert backslashes. */
const within = `(?:\\\\|[${unseen}]|${htmlReference('\\')}|${htmlReference('\u00ad')}|${inlineTag}|${comment})*`;
/** White space of any kind, and the end of a line or a block. */
const blank = `(?:\\s|[${unseen}]|${htmlReference('\u00a0')}|${htmlReference('\u00ad')}|\\\\[nrt]?|<[^<>]*>)+`;

function patternOf(sign: string): string {
  // Three hyphens are a dash as well; a longer row is a line.
  if (dashes.includes(sign.charAt(0))) return upTo(3, oneOf(dashes));
  if (sign === '...' || sign === '\u2026') return upTo(3, oneOf('.\u2026'));
  if (singleQuotes.includes(sign)) return oneOf(singleQuotes);
  if (doubleQuotes.includes(sign)) return oneOf(doubleQuotes);
  if (sign === 'x' || sign === '\u00d7') return oneOf('x\u00d7');
  return oneOf(sign);
}

function upTo(count: number, pattern: string): string {
  return `${pattern}(?:${within}${pattern}){0,${count - 1}}`;
}

/** Matches one of these characters: plain, as an html reference, or as a JSON escape. */
function oneOf(characters: string): string {
  const all = Array.from(characters);
  // A class is faster, but cannot contain a character of two units.
  const literal =
    characters.length === 1 || all.length > 1 ? `[${characters.replace(/[\\\]^-]/g, '\\$&')}]` : characters;
  // An ampersand may be escaped repeatedly.
  const rest = all.includes('&') ? '(?:amp;)*' : '';
  return `(?:${literal}${rest}|${all.map(htmlReference).join('|')}|${all.map(jsonEscape).join('|')}${rest})`;
}
