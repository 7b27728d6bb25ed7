import { htmlReference, jsonEscape } from '../content/html/character-spellings.ts';
import { phrasingTags } from '../content/html/text.ts';

/** Fewer characters would match in any page: "----" is one dash. */
const leastSigns = 3;

/**
 * Makes a pattern for a text in every form that WordPress, templates and browsers give it: escaped
 * for html, once or twice, or for JSON, with curly quotes, other dashes and spaces, and with tags,
 * comments and invisible characters inside; in any case with the flag `i`. The html is searched as it is: parsing it first would
 * cost more than rendering it. Null for a text with too few characters.
 */
export function anyWriting(text: string): string | null {
  const signs = fold(text.trim()).match(signPattern) ?? [];
  if (signs.length < leastSigns) return null;
  let pattern = '';
  let isBehindBlank = true;
  for (const sign of joinSigns(signs)) {
    const isBlank = /\s/.test(sign);
    // Adjacent parts never match the same character: a hostile page would otherwise take quadratic
    // time.
    pattern += isBlank ? blank : `${isBehindBlank ? '' : within}${patternOf(sign)}`;
    isBehindBlank = isBlank;
  }
  return pattern;
}

/** Writes letters and digits as NFKC does, and ß as ss; quotes and dashes have forms of their own. */
function fold(text: string): string {
  const letters = text.normalize('NFC').replace(/[\p{L}\p{N}]/gu, (letter) => letter.normalize('NFKC'));
  return letters.replace(/[ßẞ]/g, 'ss');
}

/** Letters that are also written as one, with all ways to do so. */
const joinedLetters: Readonly<Record<string, string>> = {
  ffi: '\ufb03|\ufb00i|f\ufb01',
  ffl: '\ufb04|\ufb00l|f\ufb02',
  ff: '\ufb00',
  fi: '\ufb01',
  fl: '\ufb02',
  st: '\ufb05|\ufb06',
  ss: '\u00df|\u1e9e',
};

function joinSigns(signs: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < signs.length; ) {
    const rest = signs
      .slice(at, at + 3)
      .join('')
      .toLowerCase();
    const [letters = signs[at] ?? ''] = Object.keys(joinedLetters).filter((some) => rest.startsWith(some));
    joined.push(letters);
    at += letters in joinedLetters ? letters.length : 1;
  }
  return joined;
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
  const joined = joinedLetters[sign];
  if (joined !== undefined) {
    const ways = [sign, ...joined.split('|')].map((way) => Array.from(way, oneOf).join(within));
    return `(?:${ways.join('|')})`;
  }
  if (sign === 'x' || sign === '\u00d7') return oneOf('x\u00d7');
  return oneOf(sign);
}

function upTo(count: number, pattern: string): string {
  return `${pattern}(?:${within}${pattern}){0,${count - 1}}`;
}

/** Matches one of these characters: plain, as an html reference, or as a JSON escape. */
function oneOf(characters: string): string {
  // A reference by number has no case of its own.
  const all = Array.from(characters)
    .flatMap(inAnyCase)
    .flatMap((character) => [character, ...fullWidth(character)]);
  // A class is faster, but cannot contain a character of two units.
  const isClass = all.every((character) => character.length === 1);
  const literal = isClass ? `[${all.join('').replace(/[\\\]^-]/g, '\\$&')}]` : `(?:${all.join('|')})`;
  // An ampersand may be escaped repeatedly.
  const rest = all.includes('&') ? '(?:amp;)*' : '';
  return `(?:${literal}${rest}|${all.map(htmlReference).join('|')}|${all.map(jsonEscape).join('|')}${rest})`;
}

/** Returns the form of a character that is as wide as a Chinese one. */
function fullWidth(character: string): readonly string[] {
  const code = character.charCodeAt(0);
  return code > 0x20 && code < 0x7f ? [String.fromCharCode(code + 0xfee0)] : [];
}

function inAnyCase(character: string): readonly string[] {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  return [...cases].filter((one) => Array.from(one).length === 1);
}
