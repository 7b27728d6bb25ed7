import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolders, isCode } from '../config/site-folders.mjs';
import { isPackage, isPacked, sourcesFile } from './packed-sources.mjs';

/**
 * The sources of the command line. Each build bundles templates and browser code itself; folders of
 * words are used here and there.
 */
const sources = [
  ...codeFolders,
  ...['client-runtime/words', 'client-runtime/search/words'],
  'package.json',
  'package-lock.json',
];

/**
 * Hashes names and contents of all sources: an equal hash means that the bundle is current. Sizes
 * and times
 * are ignored: an archive may give every file the same time. Five hundred files take less than ten
 * milliseconds.
 * @param {string} root
 * @param {{ more?: string | undefined, ofPackage?: boolean }} [options] `more`: further text that decides about the bundle. `ofPackage`: as in a
 * package, which comes without its lock file, and with most sources in one file.
 */
export function hashSources(root, { more = '', ofPackage = isPackage(root) } = {}) {
  const hash = createHash('sha256').update(more);
  const add = (/** @type {string} */ file) => {
    const contents = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${contents.length}\0`).update(contents);
  };
  if (ofPackage) add(path.join(root, sourcesFile));
  for (const source of sources) {
    const full = path.join(root, source);
    if (ofPackage && source === 'package-lock.json') continue;
    if (!existsSync(full)) continue;
    if (source.includes('.')) add(full);
    else
      for (const file of listCode(full))
        if (!ofPackage || !isPacked(path.relative(root, file).split(path.sep).join('/'))) add(file);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listCode(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
