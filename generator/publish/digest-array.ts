import { grownArray } from '../util/grown-array.ts';
import type { Digest } from './manifest.ts';

/** Digests by number: 40 bytes each, outside the JavaScript heap. */
export interface DigestArray {
  /** Throws for a text that is not a SHA-256 in hex. */
  readonly set: (number: number, digest: Digest) => void;
  /** The digest that was set last; without one, of size 0. */
  readonly at: (number: number) => Digest;
}

const hashBytes = 32;

export function createDigestArray(): DigestArray {
  let hashes = new Uint8Array(16 * hashBytes);
  let sizes = new Float64Array(16);
  return {
    set: (number, { sha256, size }) => {
      const bytes = Buffer.from(sha256, 'hex');
      if (bytes.length !== hashBytes) throw new TypeError(`${sha256} is not a SHA-256`);
      hashes = grownArray(hashes, (number + 1) * hashBytes);
      sizes = grownArray(sizes, number + 1);
      hashes.set(bytes, number * hashBytes);
      sizes[number] = size;
    },
    at: (number) => ({
      sha256: Buffer.from(hashes.buffer, number * hashBytes, hashBytes).toString('hex'),
      size: sizes[number] ?? 0,
    }),
  };
}
