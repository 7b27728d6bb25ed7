import { isSlip } from './is-slip.ts';
import type { SearchIndex, Shard } from './search-index.ts';

export interface Found {
  /** Ids of entries, the best first. */
  readonly ids: readonly number[];
  /** The folded words of the index that count as hits. */
  readonly terms: ReadonlySet<string>;
}

/** How much a word counts that is the same, has the same stem, begins alike, or has one slip in it. */
const asTyped = 1;
const sameStem = 0.8;
const sameBeginning = 0.6;
const oneSlip = 0.4;

/** A shorter word may be anything with one letter changed. */
const shortestSlip = 4;

/**
 * Finds the entries with most of the words: all of them, where an entry has all. The last word may
 * be unfinished. Rare words and those in titles weigh most. `stemWord` is that of the language.
 */
export async function findEntries(
  index: Pick<SearchIndex, 'directory' | 'shardOf'>,
  words: readonly string[],
  stemWord: StemWord,
): Promise<Found> {
  const shards = await Promise.all(words.map(index.shardOf));
  const terms = new Set<string>();
  const entries = new Map<number, { matches: number; score: number }>();
  for (const [place, word] of words.entries()) {
    const scores = new Map<number, number>();
    const shard = shards[place] ?? {};
    const hits = hitsOf(word, shard, { stemWord, isLast: place === words.length - 1 });
    let isCommon = false;
    for (const [term, quality] of hits) {
      terms.add(term);
      const postings = shard[term] ?? [];
      isCommon ||= postings[0] === 0;
      const rarity = Math.log(1 + index.directory.count / postings.length);
      let id = 0;
      for (const posting of postings) {
        id += Math.floor(posting / 32);
        const score = quality * rarity * (posting % 32);
        if (score > (scores.get(id) ?? 0)) scores.set(id, score);
      }
    }
    for (const [id, score] of scores) {
      const entry = entries.get(id) ?? { matches: 0, score: 0 };
      entries.set(id, { matches: entry.matches + (isCommon ? 0 : 1), score: entry.score + score });
    }
  }
  const ranked = [...entries].sort(
    ([a, one], [b, other]) => other.matches - one.matches || other.score - one.score || b - a,
  );
  const most = ranked[0]?.[1].matches;
  return { ids: ranked.filter(([, { matches }]) => matches === most).map(([id]) => id), terms };
}

/** Returns what forms of a word have in common. */
type StemWord = (word: string) => string;

interface Typed {
  readonly stemWord: StemWord;
  readonly isLast: boolean;
}

/** Lists the words of a shard that a typed one may mean, with how much they count. */
function hitsOf(typed: string, shard: Shard, { stemWord, isLast }: Typed): [string, number][] {
  const stem = stemWord(typed);
  const choose = (qualityOf: (word: string) => number | false): [string, number][] =>
    Object.keys(shard).flatMap((word) => {
      const quality = qualityOf(word);
      return quality ? [[word, quality]] : [];
    });
  const hits = choose((word) => {
    if (word === typed) return asTyped;
    if (stem === stemWord(word)) return sameStem;
    return isLast && word.startsWith(typed) && sameBeginning;
  });
  if (hits.length > 0 || typed.length < shortestSlip) return hits;
  return choose((word) => isSlip(typed, word, isLast) && oneSlip);
}
