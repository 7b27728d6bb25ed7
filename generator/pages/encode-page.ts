/** Longer pages are rare: no memory is reserved for them. */
const longestPage = 262_144;

/** One character of UTF-16 takes up to three bytes. */
const room = Buffer.allocUnsafeSlow(3 * longestPage);

/**
 * Encodes a page's html; the bytes are valid until the next call. Allocating for each page would
 * take as long as the encoding.
 */
export function encodePage(html: string): Buffer {
  return html.length > longestPage ? Buffer.from(html) : room.subarray(0, room.write(html));
}
