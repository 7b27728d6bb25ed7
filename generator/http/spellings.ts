import { anyCase, htmlReference, jsonEscape } from '../content/html/character-spellings.ts';

/**
 * Lists the forms in which software writes a secret into a text, as patterns for the flag `i`: plain,
 * also set apart, with any of its characters escaped for JSON, PHP, addresses or
 * html, without its spaces, in hexadecimal, and in base64 or base64url, alone or within a longer value.
 */
export function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [plain(secret), hexadecimal(bytes), ...[0, 1, 2].map((offset) => base64(bytes, offset))];
}

/** A character may be percent-encoded repeatedly: the percent sign is then encoded as well. */
const percent = '%(?:25)*';

/** WordPress shows an application password in groups, stores it without the spaces, and makes a slug of it with hyphens. */
const blanks = `(?:[\\s+_.-]|&nbsp;|<[^<>]{0,200}>|${percent}20|\\\\+(?:0?40|x20))*`;

/** Spaces, tags and invisible characters between two characters. Never beside `blanks`: both would match the same. */
const gap = `(?:[\\s\u00ad\u200b-\u200f\u2060\ufeff]|&(?:nbsp|shy|#8203|#x200b);|<[^<>]{0,200}>)*`;

/** A longer secret is recognised by as many characters. */
const mostNested = 64;

function plain(text: string): string {
  return partsOf(text).join('');
}

/** Matches a secret of which the end is missing. Try it behind all `spellings`. */
export function beginningOf(text: string): string {
  const least = leastBeginning(text);
  const parts = partsOf(text);
  const nested = parts
    .slice(least, mostNested)
    .reduceRight((inner, part) => `(?:${part}${inner})?`, parts.length > mostNested ? '[\\w+/=.~-]*' : '');
  return `${parts.slice(0, least).join('')}${nested}`;
}

function partsOf(text: string): readonly string[] {
  const characters = Array.from(text);
  return characters.map((character, index) => {
    if (character === ' ') return blanks;
    return index === 0 || characters[index - 1] === ' ' ? written(character) : `${gap}${written(character)}`;
  });
}

/**
 * Returns the fewest characters of a secret that is cut at its end, behind its scheme. Eight letters may
 * be a word, such as "password".
 */
function leastBeginning(text: string): number {
  const [scheme = ''] = /^(?:basic|bearer|digest|token|apikey) +/i.exec(text) ?? [];
  return scheme.length + (/^[a-z]{8}/i.test(text.slice(scheme.length)) ? 12 : 8);
}

/** Matches one character in all its forms, after any number of backslashes. */
function written(character: string): string {
  const bytes = [...Buffer.from(character)];
  const inAddress = bytes.map((byte) => `${percent}${hexadecimal([byte])}`).join('');
  const octal = bytes.map((byte) => byte.toString(8).padStart(3, '0')).join('\\\\+');
  const inScript = bytes.map((byte) => `x${hexadecimal([byte])}`).join('\\\\+');
  return `\\\\*(?:${literal(character)}|${inAddress}|${jsonEscape(character)}|${htmlReference(character)}|${octal}|${inScript})`;
}

/**
 * Encodes bytes at `offset` behind a multiple of three as base64, without the characters that also
 * contain bits of other bytes, except the last.
 */
function base64(bytes: Uint8Array, offset: number): string {
  const bits = (offset + bytes.length) * 8;
  const encoded = Buffer.concat([new Uint8Array(offset), bytes]).toString('base64');
  const own = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6));
  const end = bits % 6 === 0 ? '' : `[\\w+/-]?(?:=|${percent}3[dD])*`;
  return `${Array.from(own, base64Character).join('')}${end}`;
}

function base64Character(character: string): string {
  if (character === '+') return `(?:-|${written('+')})`;
  return character === '/' ? `(?:_|${written('/')})` : character;
}

function hexadecimal(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => anyCase(byte.toString(16).padStart(2, '0'))).join('');
}

function literal(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
}
