import { grownArray } from '../util/grown-array.ts';
import type { TextIndex } from '../util/text-index.ts';

/**
 * The paths of addresses of the CMS, by the keys of addresses: 4 bytes an address besides its text,
 * outside the JavaScript heap.
 */
export interface AddressPaths {
  /** Names the path of an address; the last one of several wins. */
  readonly set: (key: string, path: string) => void;
  /** Names the path whose own address this is, unless the address leads elsewhere. */
  readonly setOwn: (key: string, path: string) => void;
  /** Returns the path of an address; null for an unknown one. */
  readonly find: (key: string) => string | null;
}

/** `texts` keeps the keys and paths, and may keep other texts. */
export function createAddressPaths(texts: TextIndex): AddressPaths {
  /** One more than the number of the path of each text; 0 for none. */
  let paths = new Int32Array(16);

  const pathNumberOf = (key: string): number => {
    const text = texts.find(key);
    return text === undefined ? 0 : (paths[text] ?? 0);
  };
  const set = (key: string, path: string): void => {
    const text = texts.add(key);
    paths = grownArray(paths, text + 1);
    paths[text] = texts.add(path) + 1;
  };

  return {
    set,
    setOwn: (key, path) => {
      if (pathNumberOf(key) === 0) set(key, path);
    },
    find: (key) => {
      const number = pathNumberOf(key);
      return number === 0 ? null : texts.at(number - 1);
    },
  };
}
