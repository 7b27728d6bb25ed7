import { foldText } from './fold-text.ts';
import type { SearchIndex } from './search-index.ts';

/** Returns what forms of a word have in common. */
export type StemWord = (word: string) => string;

/** A part of what a visitor types that counts as one word: a word, a phrase, or a day. */
export interface Unit {
  readonly typed: string;
  /** The folded words of the index that stand for it, all of them: of a day several. */
  readonly words: readonly string[];
}

interface Reading {
  readonly stemWord: StemWord;
  readonly now: number;
}

/** Words of a phrase. */
const longestPhrase = 3;
const dayMs = 86_400_000;

/** Reads folded words as units. Fillers count only where there is nothing else. */
export async function readUnits(
  { directory: { fillers, days, language }, shardOf }: Pick<SearchIndex, 'directory' | 'shardOf'>,
  words: readonly string[],
  { stemWord, now }: Reading,
): Promise<readonly Unit[]> {
  const told = words.filter((word) => !fillers.includes(word));
  // "How to get there" is a phrase; otherwise a filler begins none, and its words need not be loaded.
  const counted = told.length ? told : words;
  const phraseAt = (at: number, length: number): readonly string[] =>
    counted.includes(words[at] ?? '') ? words.slice(at, at + length) : [];
  // All at once: what follows finds them loaded.
  await Promise.all(
    words.flatMap((_, at) => [1, 2, longestPhrase].map((length) => shardOf(phraseAt(at, length).join('')))),
  );
  /** The day and the month, as the index has them: "13 june". */
  const wordsOfDay = (moment: number): readonly string[] => {
    const date = new Date(moment).toLocaleDateString(language, { day: 'numeric', month: 'long' });
    return foldText(date).filter((word) => !fillers.includes(word));
  };
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    let length = longestPhrase;
    for (; length > 1; length -= 1) {
      const phrase = phraseAt(at, length);
      const joined = phrase.join('');
      const known = Object.keys(await shardOf(joined));
      if (phrase.length < length || !known.some((word) => stemWord(word) === stemWord(joined))) continue;
      units.push({ typed: phrase.join(' '), words: [joined] });
      break;
    }
    const [typed] = phraseAt(at, 1);
    const day = days.findIndex((names) => names.includes(typed ?? ''));
    if (length === 1 && typed)
      units.push({ typed, words: day < 0 ? [typed] : wordsOfDay(now + day * dayMs) });
    at += length;
  }
  const phrases = units.filter(({ typed }) => typed.includes(' '));
  return told.length || !phrases.length ? units : phrases;
}
