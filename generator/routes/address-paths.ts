import { grownArray } from '../util/grown-array.ts';
import type { TextIndex } from '../util/text-index.ts';
import { addressKey } from './cms-addresses.ts';

/**
 * The paths of addresses of the CMS: 4 bytes an address besides its text, outside the JavaScript
 * heap.
 */
export interface AddressPaths {
  /** Names the path of an address; the last one of several wins. */
  readonly set: (address: string, path: string) => void;
  /** Names a path for itself, where its address leads nowhere else. */
  readonly setOwn: (path: string) => void;
  /** Returns the path of an address; null for an unknown one. */
  readonly find: (address: string) => string | null;
}

/** `texts` keeps the addresses and paths, and may keep other texts. */
export function createAddressPaths(texts: TextIndex): AddressPaths {
  /** One more than the number of the path of each text; 0 for none. */
  let paths = new Int32Array(16);

  const pathNumberOf = (address: string): number => {
    const text = texts.find(addressKey(address));
    return text === undefined ? 0 : (paths[text] ?? 0);
  };
  const set = (address: string, path: string): void => {
    const text = texts.add(addressKey(address));
    paths = grownArray(paths, text + 1);
    paths[text] = texts.add(path) + 1;
  };

  return {
    set,
    setOwn: (path) => {
      if (pathNumberOf(path) === 0) set(path, path);
    },
    find: (address) => {
      const number = pathNumberOf(address);
      return number === 0 ? null : texts.at(number - 1);
    },
  };
}
