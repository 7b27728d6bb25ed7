import { anyCase, htmlReference, jsonEscape } from '../../content/html/character-spellings.ts';

/**
 * The ways in which software writes a secret into a text, as patterns: as it is, with any of its characters escaped for JSON,
 * PHP, addresses or html, without its blanks, in hexadecimal, and in base64 or base64url, alone or within something longer.
 */
export function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [plain(secret), hexadecimal(bytes), ...[0, 1, 2].map((offset) => base64(bytes, offset))];
}

/** A sign may be percent-encoded more than once: the sign for percent is encoded as well then. */
const percent = '%(?:25)*';

/** WordPress shows an application password in groups, and keeps it without the blanks. */
const blanks = `(?:\\s|\\+|&nbsp;|${percent}20)*`;

function plain(text: string): string {
  return Array.from(text, (character) => (character === ' ' ? blanks : written(character))).join('');
}

/** One character, in all its spellings. Any number of backslashes may stand before it. */
function written(character: string): string {
  const inAddress = [...Buffer.from(character)].map((byte) => `${percent}${hexadecimal([byte])}`).join('');
  return `\\\\*(?:${literal(character)}|${inAddress}|${jsonEscape(character)}|${htmlReference(character)})`;
}

/**
 * The base64 of bytes that begin `offset` bytes behind a multiple of three: characters that hold bits of others than these are
 * no part of it, but for the last.
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
