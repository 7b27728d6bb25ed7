import { encodeWord } from '../../../client-runtime/search/words/encode-word.ts';
import { createGrowingLists } from '../../util/growing-lists.ts';
import { grownArray } from '../../util/grown-array.ts';
import { ownText } from '../../util/own-text.ts';
import type { IndexedWord } from './cut-shards.ts';

/** A weight takes five bits of a posting; the distance from the id before takes the others. */
const weights = 32;

/** In so many texts a word says nothing: then only its titles, headings and names are kept. */
const mostTexts = 1000;
const onlyInText = 3;

/** The entries of every word: about 5 bytes for each, outside the JavaScript heap. */
export interface Postings {
  /** Adds the words of an entry, "oyster 13 shed 12". Entries come in any order. */
  readonly add: (id: number, words: string) => void;
  /** The postings of each word, sorted by its code, as `client-runtime/search/search-index.ts` reads them. */
  readonly sorted: () => readonly IndexedWord[];
}

export function startPostings(): Postings {
  const numbers = new Map<string, number>();
  // For each word, places of entries and weights.
  const lists = createGrowingLists();
  let isCommon = new Uint8Array(16);
  const ids: number[] = [];

  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(ownText(word), numbers.size);
    return numbers.size - 1;
  };
  const note = (word: number, posting: number): void => {
    isCommon = grownArray(isCommon, word + 1);
    if (isCommon[word] === 1 && !isProminent(posting)) return;
    lists.add(word, posting);
    if (isCommon[word] === 1 || lists.lengthOf(word) <= mostTexts) return;
    isCommon[word] = 1;
    lists.keep(word, isProminent);
  };
  const jsonOf = (word: string, number: number): string => {
    const found = Array.from(lists.read(number), (posting) => {
      return (ids[Math.floor(posting / weights)] ?? 0) * weights + (posting % weights);
    });
    found.sort((a, b) => a - b);
    const distances = found.map((one, at) => one - Math.floor((found[at - 1] ?? 0) / weights) * weights);
    return `${JSON.stringify(word)}:[${isCommon[number] === 1 ? [0, ...distances] : distances}]`;
  };

  return {
    add: (id, weighed) => {
      const parts = weighed.split(' ');
      for (let at = 0; at + 1 < parts.length; at += 2)
        note(numberOf(parts[at] ?? ''), ids.length * weights + Number(parts[at + 1]));
      ids.push(id);
    },
    sorted: () => {
      const words = Array.from(numbers, ([word, number]) => ({ code: encodeWord(word), word, number }));
      words.sort((a, b) => (a.code < b.code ? -1 : 1));
      return words.map(({ code, word, number }) => ({ code, json: () => jsonOf(word, number) }));
    },
  };
}

function isProminent(posting: number): boolean {
  return posting % weights > onlyInText;
}
