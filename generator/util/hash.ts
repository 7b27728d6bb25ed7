import { createHash, hash } from 'node:crypto';

/** Returns the SHA-256 in hex: the name of a file with these bytes. */
export function sha256(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}

/** Enough that no two are ever the same. */
const shortBytes = 16;

/** Returns the first half of the SHA-256, for comparisons. */
export function shortHash(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'buffer').toString('base64url', 0, shortBytes);
}

export function hashJson(value: unknown): string {
  return shortHash(JSON.stringify(value));
}

/** Hashes a list value by value: the JSON of a long one would not fit into a string. */
export function hashJsonList(values: Iterable<unknown>): string {
  const sum = createHash('sha256');
  for (const value of values) sum.update(`${JSON.stringify(value)}\n`);
  return sum.digest().toString('base64url', 0, shortBytes);
}
