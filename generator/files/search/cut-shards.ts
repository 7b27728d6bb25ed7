import { encodeWord } from '../../../client-runtime/search/words/encode-word.ts';

/** The words of one file, sorted, each with its JSON. */
export interface Shard {
  /** The beginning of the codes of its words. */
  readonly key: string;
  readonly words: readonly CodedWord[];
}

export interface CodedWord {
  readonly code: string;
  /** `"oyster":[…]`. */
  readonly json: string;
}

/** Characters of a shard. A larger one is cut, and that of a single word is as long as it is. */
const mostCharacters = 48_000;

/**
 * Cuts words into files by their first letters: one letter of English or digit, or 4096 characters
 * of other scripts, and more letters where a file would be too long. A word decides alone where it
 * belongs, so that others keep their files.
 */
export function cutShards(words: readonly CodedWord[]): readonly Shard[] {
  return cut(words, (code) => code.slice(0, code.startsWith('_') ? 3 : 1));
}

export function codeWord(word: string, postings: readonly number[]): CodedWord {
  return { code: encodeWord(word), json: `${JSON.stringify(word)}:[${postings}]` };
}

function cut(words: readonly CodedWord[], keyOf: (code: string) => string): readonly Shard[] {
  const groups = new Map<string, CodedWord[]>();
  for (const word of words) {
    const key = keyOf(word.code);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [word]);
    else group.push(word);
  }
  return [...groups].flatMap(([key, group]): readonly Shard[] => {
    const length = group.reduce((sum, { json }) => sum + json.length, 0);
    if (length <= mostCharacters || group.length === 1) return [{ key, words: group }];
    // The word that is its key has no further letter: it stays.
    return cut(group, (code) => code.slice(0, key.length + 1));
  });
}
