import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findEntries } from '../../client-runtime/search/find-entries.ts';
import { openIndex } from '../../client-runtime/search/search-index.ts';
import { stemWord } from '../../client-runtime/search/stems/en.ts';
import { foldWords } from '../../client-runtime/search/words/fold-words.ts';

/** A built site's search, as the browser asks it. */
export interface SearchedSite {
  /** Paths of all entries found, the best first; of the first so many only when `most` is given. */
  readonly find: (words: string, most?: number) => Promise<readonly string[]>;
  /** The files that were loaded so far, with their contents. */
  readonly loaded: ReadonlyMap<string, string>;
}

/** Opens the search of a folder, with the browser's own code over files. Replaces `fetch` meanwhile. */
export async function openSearchedSite(
  readFileOf: (file: string) => Promise<string | undefined>,
): Promise<SearchedSite> {
  const loaded = new Map<string, string>();
  const fetchFile = async (address: string) => {
    const contents = await readFileOf(address.slice(1));
    if (contents !== undefined) loaded.set(address, contents);
    return {
      ok: contents !== undefined,
      status: contents === undefined ? 404 : 200,
      json: async () => JSON.parse(contents ?? ''),
    };
  };
  const withFetch = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const { fetch } = globalThis;
    Object.assign(globalThis, { fetch: fetchFile });
    try {
      return await work();
    } finally {
      Object.assign(globalThis, { fetch });
    }
  };
  const index = await withFetch(() => openIndex('default'));
  return {
    loaded,
    find: (words, most) =>
      withFetch(async () => {
        const { ids } = await findEntries(index, foldWords(words), stemWord);
        const rows = await Promise.all(ids.slice(0, most).map(index.rowOf));
        return rows.flatMap((row) => (row === undefined ? [] : [decodeURI(row[3])]));
      }),
  };
}

/** Reads files of a folder; undefined for one that does not exist. */
export function filesOf(folder: string): (file: string) => Promise<string | undefined> {
  return (file) => readFile(path.join(folder, file), 'utf8').catch(() => undefined);
}
