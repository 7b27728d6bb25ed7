import { foldWords } from '../../../client-runtime/search/words/fold-words.ts';

export interface WeighedTexts {
  readonly title: string;
  readonly headings: readonly string[];
  /** Of the place, the artist, the categories. */
  readonly names: readonly string[];
  readonly others: readonly string[];
}

/** Parts of a word's weight, which is at most 31: five bits in a posting. */
const inTitle = 8;
const inHeading = 4;
const inName = 4;
/** A word counts once for each place in a text, and at most so often. */
const mostTimes = 3;
/** In a short title each word says more: one of `n` words adds up to so much more. */
const mostForShort = 4;

/** Weighs the folded words of an entry by where they are. Sorted by word. */
export function weighWords({ title, headings, names, others }: WeighedTexts): readonly Weighed[] {
  const weights = new Map<string, number>();
  const add = (texts: readonly string[], weight: number): void => {
    for (const word of new Set(texts.flatMap(foldWords)))
      weights.set(word, (weights.get(word) ?? 0) + weight);
  };
  const length = foldWords(title).length;
  add([title], inTitle + Math.max(0, mostForShort + 1 - length));
  add(headings, inHeading);
  add(names, inName);
  const times = new Map<string, number>();
  for (const word of others.flatMap(foldWords)) times.set(word, (times.get(word) ?? 0) + 1);
  for (const [word, count] of times) add([word], Math.min(count, mostTimes));
  return [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
}

export type Weighed = readonly [word: string, weight: number];
