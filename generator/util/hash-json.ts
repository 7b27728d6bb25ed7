import { hash } from 'node:crypto';

/** Enough that no two are ever the same. */
const hashBytes = 16;

export function hashJson(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'buffer').toString('base64url', 0, hashBytes);
}
