import { seenIn } from '../../../support/seen-in-html.ts';

/** Counts the words and pictures of html in any order: damaged html has no order that is right. */
export function wordsOfTree(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of seenIn(html).tokens) {
    for (const word of token.startsWith('picture:') ? [token] : token.split(/[^\p{L}\p{N}]+/u)) {
      if (word !== '' && !/^https?$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
