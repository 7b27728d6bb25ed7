import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isCode } from '../config/site-folders.mjs';

/**
 * The sources of the command line that a package has in one file: npm unpacks each file of a package three times, and only a site
 * with code of its own needs them. See docs/decisions/0138-the-sources-are-one-file-of-the-package.md.
 */
export const sourcesFile = 'bundle/sources.json.gz';

/** The types for a site's editor, which the first start of a package unpacks. */
const typesFile = 'bundle/types.json.gz';

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
  pack(root, sourcesFile, packedFolders.flatMap((folder) => listFiles(root, folder)).filter(isPacked));
}

/** @param {string} root */
export function packTypes(root) {
  pack(root, typesFile, listFiles(root, 'types'));
}

/**
 * Puts the sources of a package in their places, where they are not there yet.
 * @param {string} root
 */
export function unpackSources(root) {
  unpack(root, sourcesFile, root);
}

/**
 * Puts the types for a site's editor in their place, whole or not at all, where they are not there yet. Without them, and where
 * nobody may write, a build is the same.
 * @param {string} root
 */
export function unpackTypes(root) {
  const place = path.join(root, 'types');
  if (existsSync(place)) return;
  const folder = `${place}-${process.pid}`;
  try {
    unpack(root, typesFile, folder);
    renameSync(path.join(folder, 'types'), place);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // Another process has unpacked them, or nobody may write here.
    if (!['EEXIST', 'ENOTEMPTY', ...unwritable].includes(code))
      process.stderr.write(
        `▲ The types for editors of code cannot be unpacked: ${code || error}\n  → Install Boardwalk again. Builds do not need them.\n`,
      );
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The codes of a folder that cannot be written. */
export const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

/**
 * @param {string} root
 * @param {string} folder
 */
function listFiles(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * @param {string} root
 * @param {string} archive
 * @param {readonly string[]} files
 */
function pack(root, archive, files) {
  const texts = files.toSorted().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
  const target = path.join(root, archive);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, gzipSync(JSON.stringify(Object.fromEntries(texts)), { level: 9 }));
}

/**
 * @param {string} root
 * @param {string} archive
 * @param {string} folder
 */
function unpack(root, archive, folder) {
  /** @type {Record<string, string>} */
  const texts = JSON.parse(gunzipSync(readFileSync(path.join(root, archive))).toString());
  for (const [file, text] of Object.entries(texts)) {
    const full = path.join(folder, file);
    if (existsSync(full)) continue;
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}
