import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the command line is made of. Templates and the browser's side are bundled anew by every build. */
const sources = ['bin', 'config', 'generator', 'demo', 'package-lock.json'];
const code = /\.(ts|mjs|json|graphql)$/;

/**
 * A hash of names, sizes and times of all sources: equal means the bundle is fresh. Reading no contents keeps the start
 * fast; an edit always changes the time.
 * @param {string} root
 */
export function hashSources(root) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ file) => {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\n`);
  };
  for (const source of sources) {
    const full = path.join(root, source);
    if (source.includes('.')) add(full);
    else for (const file of listCode(full)) add(file);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listCode(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && code.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
