/** Longer pages are few: room for them is not kept. */
const longestPage = 262_144;

/** One character of UTF-16 takes up to three bytes. */
const room = Buffer.allocUnsafeSlow(3 * longestPage);

/** A page's html as bytes, which hold until the next page is encoded: room of its own for each is made as slowly as it is filled. */
export function encodePage(html: string): Buffer {
  return html.length > longestPage ? Buffer.from(html) : room.subarray(0, room.write(html));
}
