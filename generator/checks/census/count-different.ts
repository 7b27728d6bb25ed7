import { sha256 } from '../../util/hash.ts';

/**
 * Counts the different ones of at most so many texts. It keeps 32 bits of each, outside the heap:
 * among a million, a hundred may be taken for equal.
 */
export function countDifferent(most: number) {
  const hashes = new Uint32Array(most);
  let size = 0;
  return {
    add: (text: string): void => {
      hashes[size] = Number.parseInt(sha256(text).slice(0, 8), 16);
      size += 1;
    },
    end: (): number => {
      const sorted = hashes.subarray(0, size).sort();
      return sorted.reduce((count, hash, index) => (hash === sorted[index - 1] ? count : count + 1), 0);
    },
  };
}
