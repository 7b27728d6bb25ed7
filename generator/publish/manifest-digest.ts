import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of a manifest's text in hex. It names a build, for the next one, for a sync
 * and for those who are told about it.
 */
export function manifestDigest(text: string | Uint8Array | Iterable<string>): string {
  const hash = createHash('sha256');
  const pieces = typeof text === 'string' || text instanceof Uint8Array ? [text] : text;
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}
