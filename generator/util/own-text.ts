/** Copies a text cut from a longer one: otherwise the engine keeps the whole text in memory. */
export function ownText(part: string): string {
  return Buffer.from(part).toString();
}
