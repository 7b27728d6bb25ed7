import type { Language } from '../../words/languages.ts';
import { encodeWord } from './words/encode-word.ts';

/** The file that names all others: `generator/files/search/`. */
export interface Directory {
  /** That of the rules by which its words are folded; empty for a language without rules. */
  readonly language: Language | '';
  /** The number of entries. */
  readonly count: number;
  /** Names of the kinds, as a visitor reads them. */
  readonly kinds: readonly string[];
  /** Folded words that do not decide. */
  readonly fillers: readonly string[];
  /** Folded words for the present day, and for the next. */
  readonly days: readonly (readonly string[])[];
  /** Answers of editors: they come first. */
  readonly answers: readonly Answer[];
  /** "until-2026-1a2b3c4d": the entries that end in a year. */
  readonly until: readonly string[];
  /** "oy-1a2b3c4d": the first letters of its words, encoded, and a hash. */
  readonly shards: readonly string[];
  /** "rows-412-1a2b3c4d": the first id of its rows, and a hash; sorted by id. */
  readonly rows: readonly string[];
}

/** A question with its answer, and the folded words that ask it. */
export type Answer = readonly [question: string, answer: string, href: string, words: readonly string[]];

/** The last days of entries: the distance from the id before, and the number of the day in its year, from 1 on. */
export type Until = readonly (readonly [distance: number, day: number])[];

/**
 * The words of a shard with the entries that contain them. Each number is the distance from the id
 * before, times 32, plus the weight of the word there. The first is 0 for a word of so many entries
 * that those are left out which have it only in their text.
 */
export type Shard = Readonly<Record<string, readonly number[]>>;

export type Row = readonly [
  id: number,
  /** A place in `kinds`. */
  kind: number,
  title: string,
  href: string,
  /** The date, and where it is. */
  facts: string,
  extract: string,
  /** The address of a small file; empty without a picture. */
  picture: string,
  /** That of title and extract, where it is another than the site's. */
  language?: string,
  /** Parts of a long page with the folded words of their headings. */
  sections?: readonly (readonly [anchor: string, heading: string, words: string])[],
];

/** The index, of which each file is loaded once, when it is needed. */
export interface SearchIndex {
  readonly directory: Directory;
  /** Loads the words that may begin as this one. */
  readonly shardOf: (word: string) => Promise<Shard>;
  readonly rowOf: (id: number) => Promise<Row | undefined>;
  /** Loads the last days of what has not ended before this year: the end of that day, in milliseconds, or else 0. */
  readonly untilOf: (now: number) => Promise<(id: number) => number>;
}

/** `cache: 'reload'` gets past every cache, after a file was missing. */
export async function openIndex(cache: RequestCache): Promise<SearchIndex> {
  const directory = await load<Directory>('/_boardwalk/search.json', cache);
  const read = rememberFiles();
  return {
    directory,
    shardOf: async (word) => {
      const code = encodeWord(word);
      // Those with longer keys were cut out of those with shorter ones.
      const name = directory.shards.findLast((shard) => code.startsWith(shard.split('-', 1)[0] ?? ''));
      return name === undefined ? {} : read<Shard>(name);
    },
    rowOf: async (id) => {
      const name = directory.rows.findLast((rows) => numberIn(rows) <= id);
      return name === undefined
        ? undefined
        : (await read<readonly Row[]>(name)).find(([other]) => other === id);
    },
    untilOf: async (now) => {
      const ends = new Map<number, number>();
      const ofYear = async (name: string): Promise<void> => {
        const year = numberIn(name);
        if (year < new Date(now).getFullYear()) return;
        let id = 0;
        for (const [distance, day] of await read<Until>(name)) {
          id += distance;
          ends.set(id, new Date(year, 0, day + 1).getTime());
        }
      };
      await Promise.all(directory.until.map(ofYear));
      return (id) => ends.get(id) ?? 0;
    },
  };
}

function numberIn(name: string): number {
  return Number(name.split('-')[1]);
}

/** Returns a function that loads each file once. */
function rememberFiles(): <File>(name: string) => Promise<File> {
  // The caller knows what a file has.
  const files = new Map<string, Promise<never>>();
  return (name) => {
    const known = files.get(name) ?? load<never>(`/_assets/search/${name}.json`, 'default');
    files.set(name, known);
    return known;
  };
}

/** Rejects with the status as cause for a file that the host does not have. */
async function load<File>(address: string, cache: RequestCache): Promise<File> {
  const answer = await fetch(address, { cache });
  if (!answer.ok) throw new Error(address, { cause: answer.status });
  return answer.json();
}
