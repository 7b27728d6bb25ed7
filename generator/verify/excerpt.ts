const maxHexBytes = 24;

/** Formats a piece of a file for a person: quoted text, or the first bytes in hexadecimal. */
export function excerptOf(bytes: Buffer): string {
  // The piece may start or end within a character.
  const text = bytes.toString('utf8').replace(/^\ufffd+|\ufffd+$/gu, '');
  if (!/[\ufffd\p{Cc}]/u.test(text.replace(/[\n\r\t]/g, ''))) return JSON.stringify(text);
  return `0x${bytes.subarray(0, maxHexBytes).toString('hex')}`;
}
