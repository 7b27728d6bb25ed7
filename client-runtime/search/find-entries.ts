import { isSlip } from './is-slip.ts';
import { readUnits, type StemWord, type Unit } from './read-units.ts';
import type { SearchIndex, Shard } from './search-index.ts';

export interface Found {
  /** Ids of entries, the best first. */
  readonly ids: readonly number[];
  /** The folded words of the index that count as hits. */
  readonly terms: ReadonlySet<string>;
  /** The typed words that count. */
  readonly units: readonly Unit[];
  /** The typed words that an entry does not have, where none has all. */
  readonly missingIn: (id: number) => readonly string[];
  /** Typed words with a slip in them, each with the word of the index in its place. */
  readonly corrected: readonly (readonly [typed: string, word: string])[];
}

/** How much a word counts that is the same, has the same stem, begins alike, or has one slip in it. */
const asTyped = 1;
const sameStem = 0.8;
const sameBeginning = 0.4;
const oneSlip = 0.4;

/** A shorter word may be anything with one letter changed, and a shorter beginning the beginning of anything. */
const shortestSlip = 5;
const shortestSlipOfBeginning = 6;

/** How much more an entry counts that is still to come, and the soonest one. */
const toCome = 1.5;
const soonest = 0.3;
const dayMs = 86_400_000;

/**
 * Finds the entries with all of the words, or else those with the rarest of them. The last word may
 * be unfinished. Rare words and those in titles weigh most, and what is still to come. `stemWord` is
 * that of the language.
 */
export async function findEntries(
  index: Pick<SearchIndex, 'directory' | 'shardOf' | 'untilOf'>,
  words: readonly string[],
  stemWord: StemWord,
  now = Date.now(),
): Promise<Found> {
  const [units, untilOf] = await Promise.all([
    readUnits(index, words, { stemWord, now }),
    index.untilOf(now),
  ]);
  const terms = new Set<string>();
  const corrected: [string, string][] = [];
  const needed: Unit[] = [];
  const entries = new Map<number, { id: number; units: Unit[]; score: number; has: number }>();

  for (const unit of units) {
    let scores: Map<number, number> | undefined;
    // "Today" is two words, "13 june": beside other words it ranks entries, and leaves none out.
    let isCondition = unit.words.length === 1 || units.length === 1;
    for (const word of unit.words) {
      const shard = await index.shardOf(word);
      const isLast = word === words.at(-1);
      let hits = hitsOf(word, shard, { stemWord, isLast });
      const slip = hits[0] ? undefined : slipOf(word, shard, isLast);
      if (slip) {
        corrected.push([word, slip]);
        hits = hitsOf(slip, shard, { stemWord, isLast }).map(([term, quality]) => [term, quality * oneSlip]);
      }
      const ofWord = new Map<number, number>();
      for (const [term, quality] of hits) {
        terms.add(term);
        const postings = shard[term] ?? [];
        if (postings[0] === 0) isCondition = false;
        const rarity = Math.log(1 + index.directory.count / postings.length);
        let id = 0;
        for (const posting of postings) {
          id += Math.floor(posting / 32);
          // Of a date, which stands for one word, an entry has all words.
          const score = quality * rarity * (posting % 32) + (scores ? Number(scores.get(id)) : 0);
          if (score > (ofWord.get(id) ?? 0)) ofWord.set(id, score);
        }
      }
      scores = ofWord;
    }
    if (isCondition) needed.push(unit);
    for (const [id, score] of scores ?? []) {
      const entry = entries.get(id) ?? { id, units: [], score: 0, has: 0 };
      const days = (untilOf(id) - now) / dayMs;
      entry.units.push(unit);
      if (isCondition) entry.has += Math.log(1 + index.directory.count / (scores?.size ?? 1));
      entry.score += score * (days >= 0 ? toCome + soonest / (1 + days) : 1);
      entries.set(id, entry);
    }
  }

  const missingIn = (id: number): readonly string[] =>
    // Answers of editors, which are about all words, have ids below 0.
    needed.filter((unit) => id > 0 && !entries.get(id)?.units.includes(unit)).map(({ typed }) => typed);
  const ranked = [...entries.values()].sort((a, b) => b.has - a.has || b.score - a.score || b.id - a.id);
  return {
    ids: ranked.flatMap(({ id, has }) => (has === ranked[0]?.has ? [id] : [])),
    ...{ terms, units, missingIn, corrected },
  };
}

interface Typed {
  readonly stemWord: StemWord;
  readonly isLast: boolean;
}

/** Lists the words of a shard that a typed one may mean, with how much they count. A number is no beginning of another. */
function hitsOf(typed: string, shard: Shard, { stemWord, isLast }: Typed): [string, number][] {
  const stem = stemWord(typed);
  const isBeginning = isLast && !Number(typed);
  return Object.keys(shard).flatMap((word): [string, number][] => {
    if (word === typed) return [[word, asTyped]];
    if (stem === stemWord(word)) return [[word, sameStem]];
    return isBeginning && word.startsWith(typed) ? [[word, sameBeginning]] : [];
  });
}

/** Finds the word of a shard that a typed one with a slip most probably is. */
function slipOf(typed: string, shard: Shard, isLast: boolean): string | undefined {
  if (typed.length < shortestSlip) return undefined;
  const isLong = typed.length >= shortestSlipOfBeginning;
  const slips = Object.keys(shard).filter(
    // A short word lacks a letter; with another one it is another word: "shark" and "share".
    (word) => isSlip(typed, word, isLast && isLong) && (isLong || word.length > typed.length),
  );
  return slips.sort((one, other) => (shard[other]?.length ?? 0) - (shard[one]?.length ?? 0))[0];
}
