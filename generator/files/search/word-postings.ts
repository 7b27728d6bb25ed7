/** A weight takes five bits of a posting; the id of the entry takes the others. */
export const weights = 32;

/** In so many texts a word says nothing: then only its titles, headings and names are kept. */
export const mostTexts = 1000;
const onlyInText = 3;

/** The entries of a word: `id * weights + weight` each, sorted. Of a common word those are missing which have it only in their text. */
export interface WordPostings {
  readonly postings: readonly number[];
  readonly isCommon: boolean;
}

export function isProminent(posting: number): boolean {
  return posting % weights > onlyInText;
}

/** Writes the postings of a word as `client-runtime/search/search-index.ts` reads them. */
export function writePostings({ postings, isCommon }: WordPostings): readonly number[] {
  const distances = postings.map((one, at) => one - Math.floor((postings[at - 1] ?? 0) / weights) * weights);
  return isCommon ? [0, ...distances] : distances;
}

/** Makes `"oyster":[…]`. */
export function wordJson(word: string, written: readonly number[]): string {
  return `${JSON.stringify(word)}:[${written}]`;
}

/** The inverse. */
export function readPostings(written: readonly number[]): WordPostings {
  const isCommon = written[0] === 0;
  let id = 0;
  const postings = (isCommon ? written.slice(1) : written).map((distance) => {
    const posting = id * weights + distance;
    id = Math.floor(posting / weights);
    return posting;
  });
  return { postings, isCommon };
}
