/** Returns true when the text contains every word, ignoring case. Always true without words. */
export function holdsWords(text: string, words: string): boolean {
  const within = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => within.includes(word));
}
