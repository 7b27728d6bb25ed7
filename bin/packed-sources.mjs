import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isCode } from '../config/site-folders.mjs';

/**
 * The sources of the command line that a package has in one file: npm unpacks each file of a package three times, and only a site
 * with code of its own needs them. See docs/decisions/0138-the-sources-are-one-file-of-the-package.md.
 */
export const sourcesFile = 'bundle/sources.json.gz';

const packedFolders = ['bin', 'demo', 'generator', 'hosts', 'sync'];

/**
 * Returns true for a source, by its path in Boardwalk's folder, that a package has in that file.
 * @param {string} file
 */
export function isPacked(file) {
  const [folder = '', ...rest] = file.split('/');
  return (
    packedFolders.includes(folder) &&
    !(folder === 'bin' && rest.length === 1 && /\.d\.mts$|\.mjs$/.test(file))
  );
}

/**
 * Returns true in a package, which has no tools.
 * @param {string} root
 */
export function isPackage(root) {
  return existsSync(path.join(root, sourcesFile)) && !existsSync(path.join(root, 'tools'));
}

/** @param {string} root */
export function packSources(root) {
  const files = packedFolders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && isCode(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  const texts = files
    .filter(isPacked)
    .sort()
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
  const target = path.join(root, sourcesFile);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, gzipSync(JSON.stringify(Object.fromEntries(texts)), { level: 9 }));
}

/**
 * Puts the sources of a package in their places, where they are not there yet.
 * @param {string} root
 */
export function unpackSources(root) {
  /** @type {Record<string, string>} */
  const texts = JSON.parse(gunzipSync(readFileSync(path.join(root, sourcesFile))).toString());
  for (const [file, text] of Object.entries(texts)) {
    const full = path.join(root, file);
    if (existsSync(full)) continue;
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}
