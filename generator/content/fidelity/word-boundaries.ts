import { phrasingTags } from '../html/text.ts';

// Besides those that the sanitiser calls phrasing: letters before and after them are one word.
const further = 'ins del dfn var samp bdi bdo wbr ruby rt rp font big tt strike acronym'.split(' ');
// Nothing to see.
const unseen = 'script style template noscript'.split(' ');

const within: ReadonlySet<string> = new Set(
  [...phrasingTags, ...further, ...unseen].filter((tag) => tag !== 'br'),
);

/** Returns true when the tag ends a word for a reader of the page. */
export function endsWord(tag: string): boolean {
  return !within.has(tag);
}
