const [space, noBreak] = [0x20, 0xa0];

/** Counts the words of a text: what stands between spaces. */
export function countWords(text: string): number {
  let words = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    const isLetter = letter > space && letter !== noBreak;
    if (isLetter && !isInWord) words += 1;
    isInWord = isLetter;
  }
  return words;
}
