import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folders of a site whose files are parts of Boardwalk, by their names: docs/decisions/0116. */
export const partFolders = ['kinds', 'page-types', 'sections', 'blocks'];

/** The folders of a site with code of the command line; `lib` is for what they share. */
export const siteFolders = [...partFolders, 'lib'];

/** The folders of Boardwalk with sources of the command line, in which a file is loaded once per process. */
export const codeFolders = ['bin', 'config', 'extend', 'generator', 'sync', 'hosts', 'words', 'demo'];

/** The sources in them. */
export const isCode = (/** @type {string} */ name) => /\.(ts|mjs|json|graphql)$/.test(name);

/**
 * Lists all files below a folder by their paths in it, sorted. Follows symbolic links, as imports do. Hidden files are those of
 * editors.
 * @param {string} folder absolute
 * @param {readonly string[]} above the real paths of the folders around it: a link to one of them has no end
 * @returns {readonly string[]}
 */
export function listFilesBelow(folder, above = []) {
  const real = realpathSync(folder);
  if (above.includes(real)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((name) => {
      const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
      if (found?.isDirectory())
        return listFilesBelow(path.join(folder, name), [...above, real]).map((file) => `${name}/${file}`);
      return found?.isFile() ? [name] : [];
    })
    .sort();
}
