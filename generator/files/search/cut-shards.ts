import { groupBy } from '../../util/group-by.ts';

/** A word of an index. */
export interface IndexedWord {
  readonly code: string;
  /** Makes `"oyster":[…]`. */
  readonly json: () => string;
}

/** The words of one file. */
export interface Shard {
  /** The beginning of their codes. */
  readonly key: string;
  readonly json: readonly string[];
}

/** Characters of a shard. A larger one is cut, and that of a single word is as long as it is. */
export const mostCharacters = 48_000;

/**
 * Cuts words, sorted by code, into files by their first letters: one letter of English or digit, or 4096
 * characters of other scripts, and more letters where a file would be too long. A word decides alone
 * where it belongs, so that others keep their files. Memory holds the words of one letter.
 */
export function* cutShards(words: readonly IndexedWord[]): Generator<Shard> {
  const byKey = groupBy(words, ({ code }) => firstKey(code));
  for (const [key, group] of byKey)
    yield* cut(
      key,
      group.map(({ code, json }) => ({ code, json: json() })),
    );
}

/** Returns the key of the words that a shard has at most. */
export function firstKey(code: string): string {
  return code.slice(0, code.startsWith('_') ? 3 : 1);
}

function* cut(
  key: string,
  words: readonly { readonly code: string; readonly json: string }[],
): Generator<Shard> {
  const json = words.map(({ json }) => json);
  const size = json.reduce((sum, { length }) => sum + length, 0);
  if (size <= mostCharacters || words.length === 1) return yield { key, json };
  // The word that is its key has no further letter: it stays.
  const byLonger = groupBy(words, ({ code }) => code.slice(0, key.length + 1));
  for (const [longer, group] of byLonger) yield* cut(longer, group);
}
