import { randomBytes } from 'node:crypto';

// Random: with a known key, the texts of a CMS could be chosen so that all of them collide.
const key0 = randomBytes(4).readInt32LE();
const key1 = randomBytes(4).readInt32LE();

const lastRounds = 3;

/**
 * Returns 32 bits for a hash table: HalfSipHash-1-3 over the UTF-16 code units. The same in one
 * process only: never write it to a file.
 */
export function keyedHash(text: string): number {
  const { length } = text;
  const words = (length >> 1) + 1;
  let v0 = key0;
  let v1 = key1;
  let v2 = 0x6c796765 ^ key0;
  let v3 = 0x74656473 ^ key1;
  for (let round = 0; round < words + lastRounds; round += 1) {
    if (round === words) v2 ^= 0xff;
    const word = round < words ? wordAt(text, round, words - 1) : 0;
    v3 ^= word;
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
    v0 ^= word;
  }
  return (v1 ^ v3) >>> 0;
}

/** Returns two code units; in the last word the length, and a code unit that is left. */
function wordAt(text: string, word: number, last: number): number {
  const at = 2 * word;
  if (word < last) return text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
  return (text.length % 2 === 1 ? text.charCodeAt(at) : 0) | (text.length << 16);
}
