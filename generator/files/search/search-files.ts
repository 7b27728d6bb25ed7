import type { Directory, Row as ShownRow } from '../../../client-runtime/search/search-index.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import { sha256 } from '../../util/hash.ts';
import { cutRows } from './cut-rows.ts';
import { cutShards, type IndexedWord } from './cut-shards.ts';
import type { ShownFacts } from './describe-row.ts';

/** The only file with a lasting name: it names all others. */
export const searchDirectory = '_boardwalk/search.json';

/** Folder of the files that never change under their names. */
export const searchFolder = '_assets/search/';

export interface SearchFilesInput {
  /** Sorted by id. */
  readonly rows: Iterable<Row>;
  /** Sorted by code. */
  readonly words: readonly IndexedWord[];
  /** The kinds of entries with their names, in the order of the results. */
  readonly kinds: ReadonlyMap<string, string>;
}

export interface Row extends ShownFacts {
  readonly id: number;
  readonly extract: string;
}

/**
 * Makes the files of the index: the words with their entries, the rows that results show, and the
 * directory. The same entries give the same bytes; a file has only what its words and ids say.
 */
export function* searchFiles({ rows, words, kinds }: SearchFilesInput): Generator<OutputFile> {
  const names = { shards: [] as string[], rows: [] as string[] };
  const order = [...kinds.keys()];
  let count = 0;
  for (const group of cutRows(rows)) {
    const file = hashed(`rows-${group[0]?.id}`, JSON.stringify(group.map((row) => shown(row, order))));
    count += group.length;
    names.rows.push(file.name);
    yield file.file;
  }
  for (const { key, json } of cutShards(words)) {
    const file = hashed(key, `{${json.join()}}`);
    names.shards.push(file.name);
    yield file.file;
  }
  const directory: Directory = { count, kinds: [...kinds.values()], ...names };
  yield { path: searchDirectory, class: 'data', contents: JSON.stringify(directory) };
}

function shown({ id, kind, title, href, facts, extract, picture }: Row, kinds: readonly string[]): ShownRow {
  return [id, kinds.indexOf(kind), title, href, facts, extract, picture];
}

const hashLength = 8;

function hashed(key: string, contents: string): { readonly name: string; readonly file: OutputFile } {
  const name = `${key}-${sha256(contents).slice(0, hashLength)}`;
  return { name, file: { path: `${searchFolder}${name}.json`, class: 'asset', contents } };
}
