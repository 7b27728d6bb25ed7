/** A weight takes five bits of a posting; the distance from the id before takes the others. */
const weights = 32;

/** In so many texts a word says nothing: then only its titles, headings and names are kept. */
const mostTexts = 1000;
const onlyInText = 3;

/** The entries of every word. */
export interface Postings {
  /** Adds the words of an entry, "oyster 13 shed 12". Ids must grow. */
  readonly add: (id: number, words: string) => void;
  /** The postings of each word, as `client-runtime/search/search-index.ts` reads them. */
  readonly sorted: () => (readonly [word: string, postings: readonly number[]])[];
}

export function startPostings(): Postings {
  const places = new Map<string, number[]>();
  return {
    add: (id, words) => {
      const parts = words.split(' ');
      for (let at = 0; at + 1 < parts.length; at += 2) {
        const word = parts[at] ?? '';
        const posting = id * weights + Number(parts[at + 1]);
        const known = places.get(word);
        if (known === undefined) places.set(word, [posting]);
        else known.push(posting);
      }
    },
    sorted: () => [...places].map(([word, postings]) => [word, distances(postings)] as const),
  };
}

function distances(postings: readonly number[]): readonly number[] {
  const isCommon = postings.length > mostTexts;
  const kept = isCommon ? postings.filter((posting) => posting % weights > onlyInText) : postings;
  let before = 0;
  const numbers = kept.map((posting) => {
    const id = Math.floor(posting / weights);
    const distance = id - before;
    before = id;
    return distance * weights + (posting % weights);
  });
  return isCommon ? [0, ...numbers] : numbers;
}
