import type {
  Answer,
  Directory,
  Row as ShownRow,
  Until,
} from '../../../client-runtime/search/search-index.ts';
import type { KnownFile } from '../../publish/new-site.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import { sha256 } from '../../util/hash.ts';
import type { Shard } from './cut-shards.ts';
import type { KnownRows } from './edit-rows.ts';
import type { KnownShard } from './edit-shards.ts';

/** The only file with a lasting name: it names all others. */
export const searchDirectory = '_boardwalk/search.json';

/** Folder of the files that never change under their names. */
export const searchFolder = '_assets/search/';

/** The inputs of the files of an index. */
export interface IndexParts {
  /** Sorted by id. */
  readonly rows: Iterable<readonly ShownRow[] | (KnownRows & PublishedPart)>;
  /** Sorted by key. */
  readonly shards: Iterable<Shard | (KnownShard & PublishedPart)>;
  /** The number of entries. */
  readonly count: number;
}

export interface SearchFilesInput extends IndexParts {
  readonly language: Directory['language'];
  /** The names of the kinds of entries, in the order of the results. */
  readonly kinds: readonly string[];
  readonly fillers: Directory['fillers'];
  readonly days: Directory['days'];
  readonly answers: readonly Answer[];
  /** The last days of entries, by year: `last-days.ts`. */
  readonly until: ReadonlyMap<string, Until>;
  /** Takes the name of each shard with the number of its characters. */
  readonly takeShard: (name: string, characters: number) => void;
  /** Takes each file that is published already: it is not yielded. */
  readonly keep: (file: KnownFile) => void;
}

/** A part that is published already. */
export interface PublishedPart {
  readonly name: string;
  readonly sha256: string;
}

/**
 * Makes the files of the index: the words with their entries, the rows that results show, and the
 * directory. The same entries give the same bytes; a file has only what its words and ids say.
 */
export function* searchFiles(input: SearchFilesInput): Generator<OutputFile> {
  const { rows, shards, until, takeShard, keep, ...facts } = input;
  const names = { shards: [] as string[], rows: [] as string[], until: [] as string[] };
  for (const group of rows) {
    const part = 'name' in group ? group : hashed(`rows-${group[0]?.[0]}`, JSON.stringify(group));
    names.rows.push(part.name);
    if ('file' in part) yield part.file;
    else keep(knownFile(part));
  }
  for (const shard of shards) {
    const part = 'name' in shard ? shard : hashed(shard.key, `{${shard.json.join()}}`);
    names.shards.push(part.name);
    takeShard(part.name, 'json' in shard ? charactersOf(shard) : shard.characters);
    if ('file' in part) yield part.file;
    else keep(knownFile(part));
  }
  for (const [year, days] of until) {
    const { name, file } = hashed(`until-${year}`, JSON.stringify(days));
    names.until.push(name);
    yield file;
  }
  const directory: Directory = { ...facts, ...names };
  yield { path: searchDirectory, class: 'data', contents: JSON.stringify(directory) };
}

function charactersOf({ json }: Shard): number {
  return json.reduce((sum, { length }) => sum + length, 0);
}

const hashLength = 8;

function hashed(key: string, contents: string): { readonly name: string; readonly file: OutputFile } {
  const name = `${key}-${sha256(contents).slice(0, hashLength)}`;
  return { name, file: { path: pathOfPart(name), class: 'asset', contents } };
}

function knownFile({ name, sha256 }: PublishedPart): KnownFile {
  return { path: pathOfPart(name), class: 'asset', sha256 };
}

export function pathOfPart(name: string): string {
  return `${searchFolder}${name}.json`;
}
