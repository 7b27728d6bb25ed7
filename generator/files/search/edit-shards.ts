import type { Shard as ShardFile } from '../../../client-runtime/search/search-index.ts';
import { encodeWord } from '../../../client-runtime/search/words/encode-word.ts';
import { groupBy, groupPairs } from '../../util/group-by.ts';
import { firstKey, mostCharacters, type Shard } from './cut-shards.ts';
import { isProminent, mostTexts, readPostings, weights, wordJson, writePostings } from './word-postings.ts';

/** A published shard, which is read only where an edit reaches it. */
export interface KnownShard {
  readonly key: string;
  /** Of all its words. */
  readonly characters: number;
  readonly read: () => ShardFile;
}

/** The words of one entry before and after an edit, "oyster 13 shed 12"; empty where it has come or gone. */
export interface WordsEdit {
  readonly id: number;
  readonly before: string;
  readonly after: string;
}

export interface EditedShards<Known> {
  /** In their order; the same object where nothing has changed. */
  readonly shards: readonly (Known | Shard)[];
  /** The number of texts of each common word. */
  readonly common: ReadonlyMap<string, number>;
}

/**
 * Makes the shards of an index after edits from those before, as `cutShards` would cut all its words. Null when they do
 * not say enough: a common word has become a rare one.
 */
export function editShards<Known extends KnownShard>(
  known: readonly Known[],
  edits: readonly WordsEdit[],
  texts: ReadonlyMap<string, number>,
): EditedShards<Known> | null {
  const changes = changesOf(edits);
  const common = new Map(texts);
  // A word without a shard is a new one.
  const edited = groupPairs(
    Array.from(changes.keys(), (word) => {
      const code = encodeWord(word);
      return [known.findLast(({ key }) => code.startsWith(key)), word] as const;
    }),
  );
  const pieces: Piece<Known>[] = [];
  for (const shard of [...known, undefined]) {
    const names = edited.get(shard);
    if (names === undefined) {
      if (shard !== undefined) pieces.push({ code: shard.key, shard });
      continue;
    }
    const words = new Map(Object.entries(shard?.read() ?? {}));
    for (const word of names) {
      const next = edit(word, words.get(word), changes.get(word) ?? nothing, common);
      if (next === null) return null;
      if (next === undefined) words.delete(word);
      else words.set(word, next);
    }
    for (const [word, written] of words) pieces.push(pieceOf(word, written));
  }
  pieces.sort(byCode);
  const groups = groupBy(pieces, ({ code }) => firstKey(code));
  return { shards: [...groups].flatMap(([key, group]) => cut<Known>(key, group)), common };
}

interface Change {
  readonly gone: readonly number[];
  readonly come: readonly number[];
}

const nothing: Change = { gone: [], come: [] };

/** Finds the postings of each word that have gone and come. */
function changesOf(edits: readonly WordsEdit[]): ReadonlyMap<string, Change> {
  const changes = new Map<string, { gone: number[]; come: number[] }>();
  const changeOf = (word: string) => {
    const known = changes.get(word) ?? { gone: [], come: [] };
    changes.set(word, known);
    return known;
  };
  for (const { id, before, after } of edits) {
    const [old, now] = [weightsIn(before), weightsIn(after)];
    for (const [word, weight] of old)
      if (now.get(word) !== weight) changeOf(word).gone.push(id * weights + weight);
    for (const [word, weight] of now)
      if (old.get(word) !== weight) changeOf(word).come.push(id * weights + weight);
  }
  return changes;
}

function weightsIn(words: string): ReadonlyMap<string, number> {
  const parts = words.split(' ');
  const found = new Map<string, number>();
  for (let at = 0; at + 1 < parts.length; at += 2) found.set(parts[at] ?? '', Number(parts[at + 1]));
  return found;
}

/**
 * Returns the postings of a word after a change: undefined for a word of no entry, null where they cannot be known. Notes how
 * many texts a common word has.
 */
function edit(
  word: string,
  written: readonly number[] | undefined,
  { gone, come }: Change,
  common: Map<string, number>,
): readonly number[] | undefined | null {
  const { postings, isCommon } = readPostings(written ?? []);
  const count = (isCommon ? common.get(word) : postings.length) ?? Number.NaN;
  const next = count - gone.length + come.length;
  // What a common word has left out is not known any more.
  if (Number.isNaN(count) || (isCommon && next <= mostTexts)) return null;
  if (next === 0) return undefined;
  const isNowCommon = next > mostTexts;
  if (isNowCommon) common.set(word, next);
  const left = new Set(postings);
  for (const one of gone) if (!left.delete(one) && !(isCommon && !isProminent(one))) return null;
  const all = [...left, ...come].filter((one) => !isNowCommon || isProminent(one));
  return writePostings({ postings: all.sort((a, b) => a - b), isCommon: isNowCommon });
}

/** A word, or a shard that is as it was. */
type Piece<Known> = WordPiece | { readonly code: string; readonly shard: Known };

interface WordPiece {
  readonly code: string;
  readonly json: string;
}

function pieceOf(word: string, written: readonly number[]): WordPiece {
  return { code: encodeWord(word), json: wordJson(word, written) };
}

/** Cuts as `cutShards`: a shard that is as it was is read only where it is joined with others. */
function cut<Known extends KnownShard>(
  key: string,
  pieces: readonly Piece<Known>[],
): readonly (Known | Shard)[] {
  const [first] = pieces;
  const isOne = pieces.length === 1;
  if (isOne && first !== undefined && 'shard' in first && first.shard.key === key) return [first.shard];
  const characters = pieces.reduce((sum, piece) => sum + charactersOf(piece), 0);
  if (isOne || characters <= mostCharacters) return [{ key, json: pieces.flatMap(wordsOf) }];
  const byLonger = groupBy(pieces, ({ code }) => code.slice(0, key.length + 1));
  return [...byLonger].flatMap(([longer, group]) => cut(longer, group));
}

function charactersOf(piece: Piece<KnownShard>): number {
  return 'shard' in piece ? piece.shard.characters : piece.json.length;
}

function wordsOf(piece: Piece<KnownShard>): readonly string[] {
  if (!('shard' in piece)) return [piece.json];
  const words = Object.entries(piece.shard.read()).map(([word, written]) => pieceOf(word, written));
  return words.sort(byCode).map(({ json }) => json);
}

function byCode(one: { readonly code: string }, other: { readonly code: string }): number {
  return one.code < other.code ? -1 : 1;
}
