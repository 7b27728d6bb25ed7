import type { Worded } from './has-plainly.ts';

/** The script of the search. */
export type Search = Pick<typeof import('../enhancements/search.ts'), 'askIndex' | 'foldText'>;

/** The meaning of typed words. */
export interface TypedWords {
  /** Folded. */
  readonly words: readonly string[];
  /** Returns true for a thing whose entry has all words, as the search finds it. */
  readonly isKnown: (thing: Worded) => boolean;
  /** Returns true for a thing whose entry has a word, or whose text has it, also as a part of another. */
  readonly isIn: (word: string, thing: Worded) => boolean;
}

/** Asks the search what typed words mean. Where the site has no index, only texts are compared. */
export async function readTyped(
  typed: string,
  { askIndex, foldText }: Search,
  hasIndex: boolean,
): Promise<TypedWords> {
  const words = foldText(typed);
  const find = async (some: readonly string[]): Promise<ReadonlySet<number>> => {
    const { ids, missingIn, corrected } = await askIndex(some, 0);
    // A word with a slip in it is for the search, which says so.
    return new Set(corrected[0] ? [] : ids.filter((id) => !missingIn(id)[0]));
  };
  const single = words[1] ? words.map((word) => [word]) : [];
  const [all, ...each] = hasIndex ? await Promise.all([words, ...single].map(find)) : [];
  return {
    words,
    isKnown: ({ id }) => !!all?.has(id),
    isIn: (word, thing) => {
      if (each[words.indexOf(word)]?.has(thing.id)) return true;
      const text = folded.get(thing) ?? ` ${foldText(thing.text()).join(' ')} `;
      folded.set(thing, text);
      // A number is a word of its own.
      return text.includes(Number(word) ? ` ${word} ` : word);
    },
  };
}

const folded = new WeakMap<Worded, string>();
