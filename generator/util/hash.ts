import { hash } from 'node:crypto';

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
