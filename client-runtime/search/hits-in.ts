import { type Found, findEntries } from './find-entries.ts';
import type { Directory, Row, SearchIndex } from './search-index.ts';
import { stemWord } from './site-stem.ts';

export interface Hits extends Pick<Found, 'ids' | 'terms' | 'missingIn' | 'corrected'> {
  /** Of all entries found. */
  readonly count: number;
  /** The best first, and answers of editors before them. */
  readonly rows: readonly Row[];
  readonly kinds: readonly string[];
  /** As in the directory. */
  readonly language: Directory['language'];
}

/** Asks an open index. */
export async function hitsIn(
  index: SearchIndex,
  words: readonly string[],
  most: number,
  now?: number,
): Promise<Hits> {
  const { language, answers, kinds } = index.directory;
  // Words of a language without rules have only themselves as a stem.
  const stem = language ? stemWord : String;
  // Where nothing is shown, the order does not matter.
  const asked = most ? index : { ...index, untilOf: async () => Number };
  const { units, ...found } = await findEntries(asked, words, stem, now);
  const answered = answers.flatMap(([question, answer, href, asked], at): readonly Row[] => {
    const stems = asked.map(stem);
    // Of "today" the words are those of its date.
    const isAsked = units.every((unit) =>
      [[unit.typed], unit.words].some((asked) => asked.every((word) => stems.includes(stem(word)))),
    );
    return isAsked ? [[-1 - at, -1, question, href, '', answer, '']] : [];
  });
  const rows = await Promise.all(found.ids.slice(0, most).map(index.rowOf));
  return {
    ...found,
    count: found.ids.length + answered.length,
    rows: [...answered, ...rows.filter((row) => row !== undefined)],
    ...{ kinds, language },
  };
}
