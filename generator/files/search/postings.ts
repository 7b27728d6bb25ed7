import { encodeWord } from '../../../client-runtime/search/words/encode-word.ts';
import { createGrowingLists } from '../../util/growing-lists.ts';
import { grownArray } from '../../util/grown-array.ts';
import { createTextArena } from '../../util/text-arena.ts';
import { createTextIndex } from '../../util/text-index.ts';
import type { SortedWords } from './cut-shards.ts';

/** A weight takes five bits of a posting; the distance from the id before takes the others. */
const weights = 32;

/** In so many texts a word says nothing: then only its titles, headings and names are kept. */
const mostTexts = 1000;
const onlyInText = 3;

/** The entries of every word, outside the JavaScript heap: about 5 bytes for each. */
export interface Postings {
  /** Adds the words of an entry, "oyster 13 shed 12". Ids must grow. */
  readonly add: (id: number, words: string) => void;
  /** The postings of each word, as `client-runtime/search/search-index.ts` reads them. */
  readonly sorted: () => SortedWords;
}

export function startPostings(): Postings {
  const words = createTextIndex();
  // For each word, places of entries and weights.
  const lists = createGrowingLists();
  let isCommon = new Uint8Array(16);
  let ids = new Float64Array(16);
  let entries = 0;

  const note = (word: number, posting: number): void => {
    isCommon = grownArray(isCommon, word + 1);
    if (isCommon[word] === 1 && !isProminent(posting)) return;
    lists.add(word, posting);
    if (isCommon[word] === 1 || lists.lengthOf(word) <= mostTexts) return;
    isCommon[word] = 1;
    lists.keep(word, isProminent);
  };
  const jsonOf = (word: number): string => {
    const numbers = isCommon[word] === 1 ? [0] : [];
    let before = 0;
    for (const posting of lists.read(word)) {
      const id = ids[Math.floor(posting / weights)] as number;
      numbers.push((id - before) * weights + (posting % weights));
      before = id;
    }
    return `${JSON.stringify(words.at(word))}:[${numbers}]`;
  };

  return {
    add: (id, weighed) => {
      ids = grownArray(ids, entries + 1);
      ids[entries] = id;
      const parts = weighed.split(' ');
      for (let at = 0; at + 1 < parts.length; at += 2)
        note(words.add(parts[at] ?? ''), entries * weights + Number(parts[at + 1]));
      entries += 1;
    },
    sorted: () => {
      const codes = createTextArena();
      const sizes = new Uint32Array(words.size);
      for (let word = 0; word < words.size; word += 1) {
        codes.add(encodeWord(words.at(word)));
        sizes[word] = jsonOf(word).length;
      }
      const order = Uint32Array.from(sizes.keys()).sort(codes.compare);
      return {
        length: order.length,
        codeAt: (place) => codes.at(order[place] as number),
        sizeAt: (place) => sizes[order[place] as number] as number,
        jsonAt: (place) => jsonOf(order[place] as number),
      };
    },
  };
}

function isProminent(posting: number): boolean {
  return posting % weights > onlyInText;
}
