const mostBytes = 74;

/**
 * Folds lines of more than 74 bytes in UTF-8 for calendars, never within a character: RFC 5545,
 * section 3.1.
 */
export function foldLines(text: string): string {
  return text.split('\r\n').map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  // A unit of UTF-16 takes at most three bytes.
  if (line.length * 3 <= mostBytes) return line;
  let folded = '';
  let start = 0;
  let bytes = 0;
  for (let at = 0; at < line.length; ) {
    const code = line.codePointAt(at) ?? 0;
    const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    bytes += length;
    if (bytes > mostBytes) {
      folded += `${line.slice(start, at)}\r\n `;
      start = at;
      bytes = length;
    }
    at += code < 0x10000 ? 1 : 2;
  }
  return folded + line.slice(start);
}
