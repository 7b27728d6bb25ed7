import { encodeWord } from '../../../client-runtime/search/words/encode-word.ts';
import { ownText } from '../../util/own-text.ts';
import type { IndexedWord } from './cut-shards.ts';
import { isProminent, mostTexts, weights, wordJson, writePostings } from './word-postings.ts';

/** The entries of every word. */
export interface Postings {
  /** Adds the words of an entry, "oyster 13 shed 12". Entries come in any order. */
  readonly add: (id: number, words: string) => void;
  /** The postings of each word, sorted by its code, as `client-runtime/search/search-index.ts` reads them. */
  readonly sorted: () => readonly IndexedWord[];
  /** The number of texts of each common word. */
  readonly common: () => ReadonlyMap<string, number>;
}

interface Found {
  /** The number of texts that have it. */
  texts: number;
  postings: number[];
}

export function startPostings(): Postings {
  const words = new Map<string, Found>();
  const note = (word: string, posting: number): void => {
    let found = words.get(word);
    if (found === undefined) {
      found = { texts: 0, postings: [] };
      words.set(ownText(word), found);
    }
    found.texts += 1;
    if (!isCommon(found) || isProminent(posting)) found.postings.push(posting);
    if (found.texts === mostTexts + 1) found.postings = found.postings.filter(isProminent);
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
    common: () =>
      new Map(Array.from(words).flatMap(([word, found]) => (isCommon(found) ? [[word, found.texts]] : []))),
  };
}

function isCommon({ texts }: Found): boolean {
  return texts > mostTexts;
}

function jsonOf(word: string, found: Found): string {
  const postings = found.postings.toSorted((a, b) => a - b);
  return wordJson(word, writePostings({ postings, isCommon: isCommon(found) }));
}
