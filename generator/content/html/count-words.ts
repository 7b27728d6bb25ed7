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

const [space, less, greater] = [0x20, 0x3c, 0x3e];
/** A no-break space in UTF-8. */
const [first, second] = [0xc2, 0xa0];

/** A tag ends a word. In UTF-8: the letters of a text that was written in pieces take several times as long. */
function wordsIn(html: string): number {
  const bytes = Buffer.from(html);
  let words = 0;
  let isInWord = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? space;
    const isStart = byte === less;
    if (isStart) while (index < bytes.length && bytes[index] !== greater) index += 1;
    const isNoBreak = byte === first && bytes[index + 1] === second;
    if (isNoBreak) index += 1;
    const isLetter = !(isStart || isNoBreak || byte <= space);
    if (isLetter && !isInWord) words += 1;
    isInWord = isLetter;
  }
  return words;
}
