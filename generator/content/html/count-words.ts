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

const space = 32;
const noBreakSpace = 160;
const less = 60;

/** A tag ends a word. */
function wordsIn(html: string): number {
  let words = 0;
  let index = 0;
  while (index < html.length) {
    let code = html.charCodeAt(index);
    if (code === less) {
      index = html.indexOf('>', index) + 1;
      if (index === 0) break;
    } else if (code <= space || code === noBreakSpace) index += 1;
    else {
      words += 1;
      do code = html.charCodeAt(++index);
      while (code > space && code !== less && code !== noBreakSpace);
    }
  }
  return words;
}
