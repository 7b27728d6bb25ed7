import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of a site with code of the generator; `lib` is for what they share. */
const folders = ['kinds', 'page-types', 'sections', 'blocks', 'lib'];

/**
 * The code that a site adds to the command line, by folder: docs/decisions/0116.
 * @typedef {{ folder: string, files: Readonly<Record<string, readonly string[]>>, hash: string }} SiteCode
 */

/**
 * Finds the code of the site whose config file these arguments name; null where it has none.
 * @param {string} root
 * @param {readonly string[]} argv
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {SiteCode | null}
 */
export function findSiteCode(root, argv, env) {
  const folder = path.dirname(path.resolve(configFileOf(argv) ?? (env.BOARDWALK_CONFIG || 'site.config.ts')));
  const files = Object.fromEntries(folders.map((name) => [name, listScripts(path.join(folder, name))]));
  const all = Object.entries(files).flatMap(([name, names]) => names.map((file) => path.join(name, file)));
  if (folder === root || all.length === 0) return null;
  const hash = createHash('sha256');
  // The lock file names the packages that the code imports.
  for (const file of [...all, ...['package-lock.json'].filter((name) => existsSync(path.join(folder, name)))])
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
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

/** @param {string} folder */
function listScripts(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('.'))
    .sort();
}

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
  const modules = listModules(site);
  const isIn = (/** @type {string} */ folder, /** @type {string} */ file) =>
    file.startsWith(folder + path.sep);
  // Boardwalk is among the packages of the site, or the site an example of Boardwalk's.
  const inSite = (/** @type {string} */ file) =>
    isIn(site.folder, file) && (isIn(root, site.folder) || !isIn(root, file));
  return {
    name: 'site-code',
    setup: ({ onLoad, onResolve, resolve }) => {
      onLoad({ filter: /[\\/]own-[\w-]+\.ts$/ }, ({ path: file }) => {
        const contents = modules[path.relative(root, file).split(path.sep).join('/')];
        return contents === undefined
          ? undefined
          : { contents, loader: 'ts', resolveDir: path.dirname(file) };
      });
      const isAsked = {};
      onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, importer, resolveDir, pluginData }) => {
        if (!inSite(importer) || kind === 'entry-point' || pluginData === isAsked) return undefined;
        if (name === 'boardwalk') return { path: path.join(root, 'extend', 'index.ts') };
        if (name === 'boardwalk/pages') return { path: path.join(root, 'extend', 'pages.ts') };
        const find = (/** @type {string} */ from) =>
          resolve(name, { kind, importer, resolveDir: from, pluginData: isAsked });
        const own = await find(resolveDir);
        return own.errors.length > 0 ? find(root) : own;
      });
      onResolve({ filter: /^\.\.?\// }, ({ path: name, importer, resolveDir }) => {
        if (!inSite(importer)) return undefined;
        const [folder = ''] = path.relative(site.folder, path.resolve(resolveDir, name)).split(path.sep);
        if (folders.includes(folder)) return undefined;
        const text = `${name} is outside of the folders ${folders.join(', ')}: move what is shared to lib/, and import types alone from templates/`;
        return { errors: [{ text }] };
      });
    },
  };
}

/**
 * Makes the modules that list the code of a site, by the path of the empty list that they take the place of.
 * @param {SiteCode} site
 * @returns {Readonly<Record<string, string>>}
 */
function listModules({ folder, files }) {
  /** @param {string} name */
  const named = (name) =>
    (files[name] ?? []).map((file) => ({ file: `${name}/${file}`, name: path.parse(file).name }));
  /**
   * @param {string} name
   * @param {readonly string[]} keys
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
    ['connection', 'folder', 'fields'],
    ({ name, value }) => `{ ...${value}, name: '${name}' }`,
  );
  const types = list('page-types', ['routes'], ({ name, value }) => `{ ...${value}, name: '${name}' }`);
  const sections = list(
    'sections',
    ['settings', 'fill'],
    ({ name, value }) => `'pier/${name}': defineSection({ ...${value}, name: 'pier/${name}' })`,
  );
  const blocks = list(
    'blocks',
    ['className', 'read'],
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
  for (const key of keys)
    if (value?.[key] === undefined)
      throw Object.assign(new Error(file + ':1: its default export has no "' + key + '"'), { name: 'SiteCodeError' });
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
