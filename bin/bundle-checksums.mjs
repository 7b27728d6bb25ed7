import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const checksumsFile = 'checksums.json';

/**
 * Keeps the hashes of a bundle's scripts beside them.
 * @param {string} folder
 */
export function writeChecksums(folder) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const checksums = Object.fromEntries(scripts.map((name) => [name, hashFile(path.join(folder, name))]));
  writeFileSync(path.join(folder, checksumsFile), JSON.stringify(checksums));
}

/**
 * Returns true when all scripts of a bundle match their checksums: a disk may lose or change files.
 * Takes some milliseconds for all of them.
 * @param {string} folder
 */
export function isWhole(folder) {
  try {
    /** @type {Record<string, string>} */
    const checksums = JSON.parse(readFileSync(path.join(folder, checksumsFile), 'utf8'));
    const names = Object.keys(checksums);
    return (
      names.includes('cli.js') && names.every((name) => hashFile(path.join(folder, name)) === checksums[name])
    );
  } catch {
    // Missing, unreadable or not JSON: the bundle is made again.
    return false;
  }
}

/** @param {string} file */
function hashFile(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
