import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { asked, findPackage } from '../config/find-package.mjs';
import { listFilesBelow, partFolders, siteFolders } from '../config/site-folders.mjs';
import { readCodeBeside } from './code-beside.mjs';

/**
 * The code that a site adds to the command line: docs/decisions/0116. `folder` is its real path, as the bundler names files.
 * @typedef {{ folder: string, files: readonly string[], hash: string }} SiteCode
 */

/**
 * Finds the code of the site whose config file these arguments name; null where it has none.
 * @param {string} root
 * @param {readonly string[]} argv
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {SiteCode | null}
 */
export function findSiteCode(root, argv, env) {
  const named = path.dirname(path.resolve(configFileOf(argv) ?? (env.BOARDWALK_CONFIG || 'site.config.ts')));
  if (!existsSync(named)) return null;
  const folder = realpathSync(named);
  const files = siteFolders
    .filter((name) => existsSync(path.join(folder, name)))
    .flatMap((name) => listFilesBelow(path.join(folder, name)).map((file) => `${name}/${file}`));
  if (folder === root || !files.some((file) => isScript.test(file) && !file.startsWith('lib/'))) return null;
  const hash = createHash('sha256');
  // The lock file names the packages that the code imports.
  for (const file of [...files, 'package-lock.json', ...readCodeBeside(root, folder)]) {
    const full = path.resolve(folder, file);
    if (existsSync(full)) hash.update(`${file}\0`).update(readFileSync(full)).update('\0');
  }
  return { folder, files, hash: hash.digest('hex').slice(0, 16) };
}

/** @param {readonly string[]} argv */
function configFileOf(argv) {
  for (const [index, word] of argv.entries()) {
    if (word === '-c' || word === '--config') return argv[index + 1];
    const [, file] = /^(?:--config=|-c)(.+)$/.exec(word) ?? [];
    if (file !== undefined) return file;
  }
  return undefined;
}

const isScript = /\.[cm]?[jt]sx?$/;

/** An error of a site's own code, in one line. */
class SiteCodeError extends Error {
  name = 'SiteCodeError';
}

/**
 * Bundles the code of a site in the place of our empty lists.
 * @param {string} root
 * @param {SiteCode} site
 * @returns {import('esbuild').Plugin}
 */
export function addSiteCode(root, site) {
  refuseStrayFiles(site);
  const modules = listModules(site);
  const isIn = (/** @type {string} */ folder, /** @type {string} */ file) =>
    file.startsWith(folder + path.sep);
  const isPackage = (/** @type {string} */ file) =>
    path.relative(site.folder, file).split(path.sep).includes('node_modules');
  // Boardwalk is among the packages of the site, or the site an example of Boardwalk's.
  const inSite = (/** @type {string} */ file) =>
    isIn(site.folder, file) && !isPackage(file) && (isIn(root, site.folder) || !isIn(root, file));
  /** The start sees edits of listed files alone. */
  const isListed = (/** @type {string} */ file) => {
    const [folder = '', ...rest] = path.relative(site.folder, file).split(path.sep);
    return siteFolders.includes(folder) && !rest.some((name) => name.startsWith('.'));
  };
  const refuse = (/** @type {string} */ name) => {
    const text = `${name} is outside of the folders ${siteFolders.join(', ')}: move what is shared to lib/, and import types alone from templates/`;
    return { errors: [{ text }] };
  };
  return {
    name: 'site-code',
    setup: ({ onLoad, onResolve, resolve }) => {
      onLoad({ filter: /[\\/]own-[\w-]+\.ts$/ }, ({ path: file }) => {
        const contents = modules[path.relative(root, file).split(path.sep).join('/')];
        return contents === undefined
          ? undefined
          : { contents, loader: 'ts', resolveDir: path.dirname(file) };
      });
      onResolve({ filter: /^[^./]/ }, async (imported) => {
        const { path: name, kind, importer, pluginData } = imported;
        if (!inSite(importer) || kind === 'entry-point' || pluginData === asked) return undefined;
        if (name === 'boardwalk') return { path: path.join(root, 'extend', 'index.ts') };
        if (name === 'boardwalk/pages') return { path: path.join(root, 'extend', 'pages.ts') };
        const found = await findPackage({ resolve, root }, imported);
        return inSite(found.path) && !isListed(found.path) ? refuse(name) : found;
      });
      onResolve({ filter: /^\.\.?\// }, ({ path: name, importer, resolveDir }) => {
        if (!inSite(importer)) return undefined;
        const file = path.resolve(resolveDir, name);
        return isPackage(file) || !isListed(file) ? refuse(name) : undefined;
      });
    },
  };
}

/**
 * Throws for a script beside or below those that are added by their names, which nothing would add, and for a wrong name.
 * @param {SiteCode} site
 */
function refuseStrayFiles({ files }) {
  const lines = files.flatMap((file) => {
    const [folder = '', name = '', ...more] = file.split('/');
    if (!partFolders.includes(folder) || !isScript.test(file) || file.endsWith('.d.ts')) return [];
    if (more.length > 0)
      return `${file}:1: files of ${folder}/ are in the folder itself: move it there, or to lib/ what is shared`;
    if (!isPart(file)) return `${file}:1: only files with the ending .ts are added: rename it`;
    const [of, wanted] =
      folder === 'kinds'
        ? [/^[a-z][a-z0-9]*\.ts$/, 'tour']
        : [/^[a-z][a-z0-9]*(-[a-z0-9]+)*\.ts$/, 'tour-list'];
    return of.test(name)
      ? []
      : `${file}:1: its name is made of small letters and digits${folder === 'kinds' ? '' : ', with hyphens between words'}: ${wanted}.ts`;
  });
  if (lines.length > 0) throw new SiteCodeError(lines.join('\n'));
}

/** @param {string} file */
function isPart(file) {
  return file.endsWith('.ts') && !file.endsWith('.d.ts');
}

/**
 * Makes the modules that list the code of a site, by the path of the empty list that they take the place of.
 * @param {SiteCode} site
 * @returns {Readonly<Record<string, string>>}
 */
function listModules({ folder, files }) {
  /** @param {string} name */
  const named = (name) =>
    files
      .filter((file) => path.posix.dirname(file) === name && isPart(file))
      .map((file) => ({ file, name: path.posix.basename(file, '.ts') }));
  /**
   * @param {string} name
   * @param {Readonly<Record<string, 'string' | 'object' | 'function' | 'schema'>>} keys
   * @param {(parts: { name: string, value: string }) => string} row
   */
  const list = (name, keys, row) => {
    const parts = named(name).map((part, index) => ({ ...part, value: `own${index}` }));
    return {
      head: [
        ...parts.map(({ file, value }) => `import ${value} from ${JSON.stringify(path.join(folder, file))};`),
        ...parts.map(
          ({ file, value }) => `${check}(${value}, ${JSON.stringify(file)}, ${JSON.stringify(keys)});`,
        ),
      ].join('\n'),
      rows: parts.map(row).join(', '),
    };
  };
  const kinds = list(
    'kinds',
    { connection: 'string', folder: 'string', fields: 'object' },
    ({ name, value }) => `{ ...${value}, name: '${name}' }`,
  );
  const types = list(
    'page-types',
    { routes: 'function' },
    ({ name, value }) => `{ ...${value}, name: '${name}' }`,
  );
  const sections = list(
    'sections',
    { fill: 'function', settings: 'schema' },
    ({ name, value }) => `'pier/${name}': defineSection({ ...${value}, name: 'pier/${name}' })`,
  );
  const blocks = list(
    'blocks',
    { className: 'string', read: 'function' },
    ({ name, value }) => `{ ...${value}, name: 'own/${name}' }`,
  );
  const names = named('sections').map(({ name }) => `pier/${name}`);
  return {
    'generator/content/kinds/own-kinds.ts': `${kinds.head}\nexport const ownKinds = [${kinds.rows}];`,
    'generator/routes/page-types/own-page-types.ts': `${types.head}\nexport const ownPageTypes = [${types.rows}];`,
    'generator/routes/sections/own-sections.ts': `import { defineSection } from './define-section.ts';\n${sections.head}\nexport const ownSections = {${sections.rows}};`,
    'generator/content/reader/own-blocks.ts': `${blocks.head}\nexport const ownBlocks = [${blocks.rows}];`,
    'generator/content/html/own-section-names.ts': `export const ownSectionNames = ${JSON.stringify(names)};`,
  };
}

/** Throws where a default export is something else: TypeScript told it, but a start does not ask TypeScript. */
const check = `((value, file, keys) => {
  const words = { string: 'a text', object: 'an object', function: 'a function', schema: 'made by fields.object' };
  for (const [key, type] of Object.entries(keys)) {
    const part = value?.[key];
    if (type === 'schema' ? typeof part?.safeParse === 'function' : typeof part === type && part !== null) continue;
    const text = part === undefined ? 'its default export has no "' + key + '"' : '"' + key + '" of its default export must be ' + words[type];
    throw Object.assign(new Error(file + ':1: ' + text), { name: 'SiteCodeError' });
  }
})`;

/**
 * Writes the failure of esbuild as messages about the files of a site, a line each; null for another error.
 * @param {unknown} error
 * @param {SiteCode} site
 */
export function siteCodeFailure(error, { folder }) {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return null;
  const lines = error.errors.map(({ text, location }) => {
    const [, lacking = '', name] = /^No matching export in "([^"]+)" for import "([^"]+)"/.exec(text) ?? [];
    const file = name === undefined ? (location?.file ?? '') : lacking;
    const shown = path.relative(folder, path.resolve(file));
    if (name !== undefined)
      return `${shown}:1: it has no ${name === 'default' ? 'default export' : `export "${name}"`}`;
    return `${shown}:${location?.line}:${location?.column}: ${text}`;
  });
  return lines.some((line) => !line.startsWith('..')) ? new SiteCodeError(lines.join('\n')) : null;
}
