import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Hits, hitsIn } from '../../client-runtime/search/hits-in.ts';
import { openIndex } from '../../client-runtime/search/search-index.ts';
import { foldWords } from '../../client-runtime/search/words/fold-words.ts';
import { demoNow } from '../../demo/clock.ts';

/** A built site's search, as the browser asks it. */
export interface SearchedSite {
  /** Paths of all entries found, the best first; of the first so many only when `most` is given. */
  readonly find: (words: string, most?: number) => Promise<readonly string[]>;
  /** What the browser shows for some words, at the demo's moment. */
  readonly ask: (words: string, most?: number) => Promise<Hits>;
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
  const ask = (words: string, most = Number.POSITIVE_INFINITY) =>
    withFetch(() => hitsIn(index, foldWords(words), most, Date.parse(demoNow)));
  return {
    loaded,
    ask,
    find: async (words, most) => (await ask(words, most)).rows.map(([, , , href]) => decodeURI(href)),
  };
}

/** Reads files of a folder; undefined for one that does not exist. */
export function filesOf(folder: string): (file: string) => Promise<string | undefined> {
  return (file) => readFile(path.join(folder, file), 'utf8').catch(() => undefined);
}
