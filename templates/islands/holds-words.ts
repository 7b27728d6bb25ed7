/** True when every word is found somewhere in the text, whatever the case. No words are found in every text. */
export function holdsWords(text: string, words: string): boolean {
  const within = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => within.includes(word));
}
