import { encodeWord } from '../../../client-runtime/search/words/encode-word.ts';
import { ownText } from '../../util/own-text.ts';
import type { IndexedWord } from './cut-shards.ts';

/** A weight takes five bits of a posting; the id of the entry takes the others. */
const weights = 32;

/** In so many texts a word says nothing: then only its titles, headings and names are kept. */
const mostTexts = 1000;
const onlyInText = 3;

/** The entries of every word. */
export interface Postings {
  /** Adds the words of an entry, "oyster 13 shed 12". Entries come in any order. */
  readonly add: (id: number, words: string) => void;
  /** The postings of each word, sorted by its code, as `client-runtime/search/search-index.ts` reads them. */
  readonly sorted: () => readonly IndexedWord[];
}

interface Found {
  isCommon: boolean;
  postings: number[];
}

export function startPostings(): Postings {
  const words = new Map<string, Found>();
  const note = (word: string, posting: number): void => {
    let found = words.get(word);
    if (found === undefined) {
      found = { isCommon: false, postings: [] };
      words.set(ownText(word), found);
    }
    if (found.isCommon && !isProminent(posting)) return;
    found.postings.push(posting);
    if (found.isCommon || found.postings.length <= mostTexts) return;
    found.isCommon = true;
    found.postings = found.postings.filter(isProminent);
  };
  return {
    add: (id, weighed) => {
      const parts = weighed.split(' ');
      for (let at = 0; at + 1 < parts.length; at += 2)
        note(parts[at] ?? '', id * weights + Number(parts[at + 1]));
    },
    sorted: () =>
      Array.from(words, ([word, found]) => ({
        code: encodeWord(word),
        json: () => jsonOf(word, found),
      })).sort((a, b) => (a.code < b.code ? -1 : 1)),
  };
}

/** Each posting is written by its distance from the id before. */
function jsonOf(word: string, { isCommon, postings }: Found): string {
  const sorted = [...postings].sort((a, b) => a - b);
  const distances = sorted.map((one, at) => one - Math.floor((sorted[at - 1] ?? 0) / weights) * weights);
  return `${JSON.stringify(word)}:[${isCommon ? [0, ...distances] : distances}]`;
}

function isProminent(posting: number): boolean {
  return posting % weights > onlyInText;
}
