/** The folded words of an entry by where they are, each as often as it is there. */
export interface PlacedWords {
  readonly title: readonly string[];
  readonly headings: readonly string[];
  /** Of the place, the artist, the categories. */
  readonly names: readonly string[];
  /** Words for what is known of it: its days, its price. */
  readonly facts: readonly string[];
  readonly others: readonly string[];
}

/** Parts of a word's weight, which is at most 31: five bits in a posting. */
const inTitle = 8;
const inHeading = 4;
const inName = 4;
const inFacts = 4;
/** A word counts once for each place in a text, and at most so often. */
const mostTimes = 3;
/** In a short title each word says more: one of `n` words adds up to so much more. */
const mostForShort = 4;

/** Weighs the words of an entry. */
export function weighWords({ title, headings, names, facts, others }: PlacedWords): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (word: string, weight: number): void =>
    void weights.set(word, (weights.get(word) ?? 0) + weight);
  const addOnce = (words: readonly string[], weight: number): void => {
    for (const word of new Set(words)) add(word, weight);
  };
  for (const word of others) {
    const weight = weights.get(word) ?? 0;
    if (weight < mostTimes) weights.set(word, weight + 1);
  }
  addOnce(title, inTitle + Math.max(0, mostForShort + 1 - title.length));
  addOnce(headings, inHeading);
  addOnce(names, inName);
  addOnce(facts, inFacts);
  return weights;
}

/** The most that a posting has room for. */
const mostWeight = 31;

/** Scales the weights of words: each keeps at least the least one. */
export function scaleWeights(
  weights: ReadonlyMap<string, number>,
  share: number,
): ReadonlyMap<string, number> {
  return new Map(
    Array.from(weights, ([word, weight]) => [
      word,
      Math.min(mostWeight, Math.max(1, Math.round(weight * share))),
    ]),
  );
}
