/**
 * A text of its own of one that was cut from a longer text and is kept: the engine keeps the whole of that as long as the part is
 * there.
 */
export function ownText(part: string): string {
  return Buffer.from(part).toString();
}
