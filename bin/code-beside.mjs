import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files that the code of a site imports from beside its folder, such as a package of its workspace, as the last bundling has
 * found them; absolute.
 * @param {string} root
 * @param {string} site the folder of the site
 * @returns {readonly string[]}
 */
export function readCodeBeside(root, site) {
  const file = fileOf(root, site);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/**
 * Remembers them. What is in `node_modules` is told by the lock file.
 * @param {string} root
 * @param {string} site
 * @param {readonly string[]} inputs all files of the bundle, absolute
 */
export function noteCodeBeside(root, site, inputs) {
  const folders = [root, realpathSync(site)].map((folder) => folder + path.sep);
  const found = inputs.filter(
    (input) =>
      !folders.some((folder) => input.startsWith(folder)) &&
      !input.split(path.sep).includes('node_modules') &&
      existsSync(input),
  );
  if (found.join('\n') === readCodeBeside(root, site).join('\n')) return;
  mkdirSync(path.dirname(fileOf(root, site)), { recursive: true });
  writeFileSync(fileOf(root, site), found.join('\n'));
}

/**
 * @param {string} root
 * @param {string} site
 */
function fileOf(root, site) {
  const name = createHash('sha256').update(realpathSync(site)).digest('hex').slice(0, 16);
  return path.join(root, 'node_modules', '.cache', 'boardwalk', `code-beside-${name}.txt`);
}
