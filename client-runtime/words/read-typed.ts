import type { Worded } from './has-plainly.ts';

/** The script of the search. */
export type Search = Pick<typeof import('../enhancements/search.ts'), 'askIndex' | 'foldLine' | 'foldText'>;

/** The meaning of typed words. */
export interface TypedWords {
  /** Folded. */
  readonly words: readonly string[];
  /** That of the index, which has the names of days of each event; empty where it has none. */
  readonly language: string;
  /**
   * Returns true for each word that a thing has in its text, also as a part of another one, or that its entry has, as the search
   * finds it: true for all where the entry has them together.
   */
  readonly hasEach: (thing: Worded) => readonly boolean[];
}

/** Asks the search what typed words mean. Where the site has no index, only texts are compared. */
export async function readTyped(
  typed: string,
  { askIndex, foldLine, foldText }: Search,
  hasIndex: boolean,
): Promise<TypedWords> {
  const words = foldText(typed);
  // Words have no signs. A number is a word of its own.
  const tests = words.map((word) => new RegExp(Number(word) ? `\\b${word}\\b` : word));
  let language = '';
  const find = async (some: readonly string[]): Promise<ReadonlySet<number>> => {
    const hits = await askIndex(some, 0);
    language = hits.language;
    // A word with a slip in it is for the search, which says so.
    return new Set(hits.corrected[0] ? [] : hits.ids.filter((id) => !hits.missingIn(id)[0]));
  };
  const single = words[1] ? words.map((word) => [word]) : [];
  const [all, ...each] = hasIndex ? await Promise.all([words, ...single].map(find)) : [];
  return {
    words,
    language,
    hasEach: (thing) => {
      const text = folded.get(thing) ?? foldLine(thing.text());
      folded.set(thing, text);
      return tests.map((test, at) => all?.has(thing.id) || each[at]?.has(thing.id) || test.test(text));
    },
  };
}

const folded = new WeakMap<Worded, string>();
