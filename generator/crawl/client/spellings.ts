import { anyCase, htmlReference, jsonEscape } from '../../content/html/character-spellings.ts';

/**
 * Lists the forms in which software writes a secret into a text, as patterns: plain, with any of
 * its characters escaped for JSON, PHP, addresses or html, without its spaces, in hexadecimal, and
 * in base64 or base64url, alone or within a longer value.
 */
export function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [plain(secret), hexadecimal(bytes), ...[0, 1, 2].map((offset) => base64(bytes, offset))];
}

/** A character may be percent-encoded repeatedly: the percent sign is then encoded as well. */
const percent = '%(?:25)*';

/** WordPress shows an application password in groups, and stores it without the spaces. */
const blanks = `(?:\\s|\\+|&nbsp;|${percent}20)*`;

function plain(text: string): string {
  return Array.from(text, (character) => (character === ' ' ? blanks : written(character))).join('');
}

/** Matches one character in all its forms, after any number of backslashes. */
function written(character: string): string {
  const inAddress = [...Buffer.from(character)].map((byte) => `${percent}${hexadecimal([byte])}`).join('');
  return `\\\\*(?:${literal(character)}|${inAddress}|${jsonEscape(character)}|${htmlReference(character)})`;
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
