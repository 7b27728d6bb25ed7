/**
 * Counts the words of texts at any depth in a value of Content: in html, and in settings of more
 * than one word. Ignores tags, attributes and addresses. Reads each text once.
 */
export function countWords(value: unknown): number {
  if (typeof value === 'string') return value.includes(' ') ? wordsIn(value) : 0;
  if (typeof value !== 'object' || value === null) return 0;
  // Parts of an html are cut within its tags.
  if ('parts' in value && Array.isArray(value.parts)) return wordsIn(value.parts.join(''));
  let words = 0;
  // Its values in a list would take longer than their words.
  for (const name in value) words += countWords(Reflect.get(value, name));
  return words;
}

const [space, less, noBreak] = [0x20, 0x3c, 0xa0];

/** A tag ends a word. */
function wordsIn(html: string): number {
  let words = 0;
  let isInWord = false;
  for (let index = 0; index < html.length; index += 1) {
    const letter = html.charCodeAt(index);
    if (letter === less) {
      const end = html.indexOf('>', index);
      index = end === -1 ? html.length : end;
    }
    const isLetter = letter > space && letter !== less && letter !== noBreak;
    if (isLetter && !isInWord) words += 1;
    isInWord = isLetter;
  }
  return words;
}
