/**
 * Counts the words of texts at any depth in a value of Content: in html, and in settings of more
 * than one word. Ignores tags, attributes and addresses. Reads each text once.
 */
export function countWords(value: unknown): number {
  if (typeof value === 'string') return value.includes(' ') ? wordsIn(value) : 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countWords(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  // Parts of an html are cut within its tags.
  if ('parts' in value && Array.isArray(value.parts)) return wordsIn(value.parts.join(''));
  return countWords(Object.values(value));
}

const space = 32;
const noBreakSpace = 160;
const less = 60;
const greater = 62;

/** A tag ends a word. */
function wordsIn(html: string): number {
  let words = 0;
  let isInTag = false;
  let isInWord = false;
  for (let index = 0; index < html.length; index++) {
    const code = html.charCodeAt(index);
    const isStart = code === less;
    if (isInTag) isInTag = code !== greater;
    else if (isStart || code <= space || code === noBreakSpace) {
      isInTag = isStart;
      isInWord = false;
    } else if (!isInWord) {
      isInWord = true;
      words += 1;
    }
  }
  return words;
}
