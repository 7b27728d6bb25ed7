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
  /** "oy-1a2b3c4d": the first letters of its words, encoded, and a hash. */
  readonly shards: readonly string[];
  /** "rows-412-1a2b3c4d": the first id of its rows, and a hash; sorted by id. */
  readonly rows: readonly string[];
}

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
];

/** The index, of which each file is loaded once, when it is needed. */
export interface SearchIndex {
  readonly directory: Directory;
  /** Loads the words that may begin as this one. */
  readonly shardOf: (word: string) => Promise<Shard>;
  readonly rowOf: (id: number) => Promise<Row | undefined>;
}

/** `cache: 'reload'` gets past every cache, after a file was missing. */
export async function openIndex(cache: RequestCache): Promise<SearchIndex> {
  const directory = await load<Directory>('/_boardwalk/search.json', cache);
  const readShard = rememberFiles<Shard>();
  const readRows = rememberFiles<readonly Row[]>();
  return {
    directory,
    shardOf: async (word) => {
      const code = encodeWord(word);
      // Those with longer keys were cut out of those with shorter ones.
      const name = directory.shards.findLast((shard) => code.startsWith(shard.split('-', 1)[0] ?? ''));
      return name === undefined ? {} : readShard(name);
    },
    rowOf: async (id) => {
      const name = directory.rows.findLast((rows) => Number(rows.split('-')[1]) <= id);
      return name === undefined ? undefined : (await readRows(name)).find(([other]) => other === id);
    },
  };
}

/** Returns a function that loads each file once. */
function rememberFiles<File>(): (name: string) => Promise<File> {
  const files = new Map<string, Promise<File>>();
  return (name) => {
    const known = files.get(name) ?? load<File>(`/_assets/search/${name}.json`, 'default');
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
