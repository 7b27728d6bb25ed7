/** Words of an index, sorted by code. */
export interface SortedWords {
  readonly length: number;
  readonly codeAt: (place: number) => string;
  /** `"oyster":[…]`. */
  readonly jsonAt: (place: number) => string;
  /** The characters of that JSON. */
  readonly sizeAt: (place: number) => number;
}

/** The words of one file: those from one place up to another. */
export interface Shard {
  /** The beginning of the codes of its words. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Characters of a shard. A larger one is cut, and that of a single word is as long as it is. */
const mostCharacters = 48_000;

type MeasuredWords = Pick<SortedWords, 'codeAt' | 'sizeAt' | 'length'>;

/**
 * Cuts words into files by their first letters: one letter of English or digit, or 4096 characters
 * of other scripts, and more letters where a file would be too long. A word decides alone where it
 * belongs, so that others keep their files.
 */
export function cutShards(words: MeasuredWords): Generator<Shard> {
  const keyOf = (code: string) => code.slice(0, code.startsWith('_') ? 3 : 1);
  return cut(words, { start: 0, end: words.length }, keyOf);
}

/** Words of one key follow each other. */
function* cut(
  words: MeasuredWords,
  { start, end }: Omit<Shard, 'key'>,
  keyOf: (code: string) => string,
): Generator<Shard> {
  for (let first = start; first < end; ) {
    const key = keyOf(words.codeAt(first));
    let size = 0;
    let next = first;
    for (; next < end && keyOf(words.codeAt(next)) === key; next += 1) size += words.sizeAt(next);
    const shard = { key, start: first, end: next };
    if (size <= mostCharacters || next === first + 1) yield shard;
    // The word that is its key has no further letter: it stays.
    else yield* cut(words, shard, (code) => code.slice(0, key.length + 1));
    first = next;
  }
}
