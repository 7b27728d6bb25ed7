import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { closestName } from '../../config/closest-name.ts';
import { BuildError, type Problem } from '../problems/problem.ts';

/**
 * The templates of a site: a file in its folder `templates/` takes the place of ours at the same path, wherever that is
 * imported. docs/decisions/0115.
 */
export interface SiteTemplates {
  /** Boardwalk's own folder, absolute. */
  readonly root: string;
  /** The folder of the site, absolute. For the bundler its real path, as that names files. */
  readonly site: string;
}

const folder = 'templates';

const listed =
  'Add a page, block, section or island of your own as a file of its own name in templates/pages/, blocks/, sections/ or islands/.';
const ofBrand = 'Set the colours, fonts and mark under brand in site.config.ts.';

/** Templates that list or render all others, or are made from the settings of a site, with what a site does instead. */
const fixed: ReadonlyMap<string, string> = new Map([
  ...['index.ts', 'own-pages.ts'].map((file) => pair(`pages/${file}`, listed)),
  ...['index.ts', 'own-blocks.ts'].map((file) => pair(`blocks/${file}`, listed)),
  pair('islands/index.ts', listed),
  ...['render.tsx', 'render-popup.tsx', 'find-failures.tsx'].map((file) => pair(file, listed)),
  ...['brand.ts', 'styles/brand.css', 'styles/fonts.css'].map((file) => pair(file, ofBrand)),
]);

function pair(file: string, hint: string): readonly [string, string] {
  return [`${folder}/${file}`, hint];
}

/** Returns the templates of a site: undefined where it has none of its own, as our own folder. */
export function siteTemplates(root: string, site: string | undefined): SiteTemplates | undefined {
  return site === undefined || site === root || !existsSync(path.join(site, folder))
    ? undefined
    : { root, site: realpathSync(site) };
}

/** Lists the files of a site's folder `templates/` by their paths in the site, sorted. */
export function listSiteTemplates({ site }: SiteTemplates): readonly string[] {
  return readdirSync(path.join(site, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => toSlashes(path.relative(site, path.join(entry.parentPath, entry.name))))
    .filter((file) => !file.includes('/.'))
    .sort();
}

/** Returns the name by which the bundler lists a template: the path of ours, or the way to the site's. */
export function inputName(file: string, templates: SiteTemplates | undefined): string {
  if (templates === undefined || !isReplaced(file, templates)) return file;
  return nameOf(path.join(templates.site, file), templates);
}

function nameOf(file: string, { root }: SiteTemplates): string {
  return toSlashes(path.relative(root, file));
}

/** Writes a file's name in the bundler as the site knows it: "templates/pages/EventPage.tsx". */
export function nameInSite(name: string, templates: SiteTemplates | undefined): string {
  if (templates === undefined) return name;
  const start = `${nameOf(templates.site, templates)}/`;
  return name.startsWith(start) ? name.slice(start.length) : name;
}

/** Returns the thing to do instead for a template of ours that a site may not replace; undefined for others. */
export function insteadOf(file: string): string | undefined {
  return fixed.get(file);
}

/** Returns true for a template of ours that a site may have its own of. */
export function isReplaceable(file: string): boolean {
  return file.startsWith(`${folder}/`) && !fixed.has(file) && !file.endsWith('.d.ts');
}

function isReplaced(file: string, { site }: SiteTemplates): boolean {
  return isReplaceable(file) && isFile(path.join(site, file));
}

/** Resolves imports of and from a site's templates. Without any, esbuild is given no plugin. */
export function resolveSiteTemplates(templates: SiteTemplates | undefined): readonly Plugin[] {
  if (templates === undefined) return [];
  const { root, site } = templates;
  return [
    {
      name: 'site-templates',
      setup: ({ onResolve, onLoad, resolve }) => {
        onResolve({ filter: /^\.\.?\// }, ({ path: name, resolveDir }) => {
          const target = path.resolve(resolveDir, name);
          const { ours, own } = placeOf(target, templates);
          if (ours !== undefined)
            return isReplaced(ours, templates) ? { path: path.join(site, ours) } : undefined;
          const fallback = own !== undefined && !isFile(target) ? path.join(root, own) : undefined;
          return fallback !== undefined && isFile(fallback) ? { path: fallback } : undefined;
        });
        onLoad({ filter: /[\\/]own-(pages|blocks)\.ts$/ }, ({ path: file }) => {
          const list = lists[pathIn(root, file) ?? ''];
          if (list === undefined) return undefined;
          return { contents: list(templates), loader: 'ts', resolveDir: path.dirname(file) };
        });
        const isAsked = {};
        onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, importer, resolveDir, pluginData }) => {
          const isOfSite = placeOf(importer, templates).own !== undefined;
          if (!isOfSite || kind === 'entry-point' || pluginData === isAsked || isAddress.test(name))
            return undefined;
          const find = (from: string) =>
            resolve(name, { kind, importer, resolveDir: from, pluginData: isAsked });
          if (ofBoardwalk.test(name)) return original(name, root) ?? (await find(root));
          const own = await find(resolveDir);
          return own.errors.length > 0 ? find(root) : own;
        });
      },
    },
  ];
}

/** Makes the lists of what a site adds, by the names of its files. */
const lists: Readonly<Record<string, (templates: SiteTemplates) => string>> = {
  'templates/pages/own-pages.ts': (templates) => {
    const files = addedIn('pages', templates).filter((file) => file.endsWith('Page.tsx'));
    const nameOf = (component: string) => toKebabCase(component.replace(/Page$/, ''));
    return listText('ownPages', files, nameOf);
  },
  'templates/blocks/own-blocks.ts': (templates) => {
    const nameOf = (prefix: string) => (component: string) => prefix + toKebabCase(component);
    return [
      listText('ofBlocks', addedIn('blocks', templates), nameOf('own/')),
      listText('ofSections', addedIn('sections', templates), nameOf('pier/')),
      'export const ownBlocks = { ...ofBlocks, ...ofSections };',
    ].join('\n');
  },
};

/** Lists the components that a site has in a folder of its templates, in the place of none of ours. */
function addedIn(name: string, templates: SiteTemplates): readonly string[] {
  const { root } = templates;
  return listSiteTemplates(templates).filter(
    (file) =>
      path.posix.dirname(file) === `${folder}/${name}` && isComponent(file) && !isFile(path.join(root, file)),
  );
}

function isComponent(file: string): boolean {
  return /^[A-Z]\w*\.tsx$/.test(path.posix.basename(file));
}

function listText(name: string, files: readonly string[], nameOf: (component: string) => string): string {
  const components = files.map((file) => path.posix.basename(file, '.tsx'));
  const imports = files.map((file, index) => `import { ${components[index]} } from '../../${file}';`);
  const rows = components.map((component) => `${JSON.stringify(nameOf(component))}: ${component}`);
  return `${imports.join('\n')}\nexport const ${name} = { ${rows.join(', ')} };`;
}

/** "PierMap" is "pier-map". */
export function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

const isAddress = /^(https?:|data:|#)/;

/** One React renders and hydrates all. */
const ofBoardwalk = /^(react|react-dom|boardwalk)(\/|$)/;

/** Finds the original that a site's template imports by its name: `boardwalk/templates/components/Card.tsx`. */
function original(name: string, root: string): { readonly path: string } | undefined {
  const file = path.join(root, name.slice('boardwalk/'.length));
  return name.startsWith('boardwalk/') && isFile(file) ? { path: file } : undefined;
}

/**
 * Throws BuildError 'render' for files of a site that would have no effect, and for css modules of one name. `inputs`
 * are the names of all files in the bundles.
 */
export function refuseStrayTemplates(templates: SiteTemplates, inputs: ReadonlySet<string>): void {
  const problems = listSiteTemplates(templates).flatMap((file) => findStray(file, templates, inputs) ?? []);
  problems.push(...findSameNames(templates, inputs));
  if (problems.length > 0) throw new BuildError('render', "The site's templates cannot be used", problems);
}

function findStray(file: string, templates: SiteTemplates, inputs: ReadonlySet<string>): Problem | null {
  const { root, site } = templates;
  const instead = insteadOf(file);
  if (instead !== undefined) {
    const message = `${file} cannot be replaced: Boardwalk lists or makes it itself`;
    return { message, hint: `Remove it. ${instead}` };
  }
  if (isFile(path.join(root, file))) return null;
  const ours = listSiteTemplates({ root, site: root });
  // These are listed by their names: that nothing else imports them says nothing.
  const isListed = /^templates\/(pages|blocks|sections|islands)\/[A-Z]\w*\.tsx$/.test(file);
  const like = isListed ? closestName(file, ours) : undefined;
  if (like !== undefined)
    return {
      message: `${file} replaces nothing: its name is almost that of ${like}`,
      hint: `Did you mean ${like}? Give a template of your own a name that is further from ours.`,
    };
  if (inputs.has(nameOf(path.join(site, file), templates))) return null;
  if (!/\.([cm]?[jt]sx?|css)$/.test(file) || file.endsWith('.d.ts')) return null;
  // A component with the ending of a script is meant for the component.
  const key = (name: string) => (file.endsWith('.ts') ? path.basename(name) : path.parse(name).name);
  const isLike = (other: string) => path.basename(other) === path.basename(file);
  const near = ours.find(isLike) ?? ours.find((other) => key(other) === key(file)) ?? closestName(file, ours);
  // A file of types alone is in no bundle.
  if (near === undefined && file.endsWith('.ts')) return null;
  return {
    message: `${file} replaces nothing, and nothing imports it`,
    hint: near === undefined ? 'Import it, or remove it.' : `Did you mean ${near}?`,
  };
}

/**
 * Throws BuildError 'render' for a page's template of a site whose export is no component. `components` are the names
 * of the functions of all pages.
 */
export function refuseNoComponents(templates: SiteTemplates, components: readonly unknown[]): void {
  if (components.every((component) => typeof component === 'string')) return;
  const wrong = listSiteTemplates(templates).filter(
    (file) =>
      /^templates\/pages\/[A-Z]\w*\.tsx$/.test(file) && !components.includes(path.basename(file, '.tsx')),
  );
  const problems = wrong.map((file) => {
    const name = path.basename(file, '.tsx');
    return {
      message: `${file}:1: ${name} is not a function`,
      hint: `Export function ${name}(props) from it.`,
    };
  });
  throw new BuildError('render', 'A page has no component', problems);
}

/** The names of classes are made from the names of files: two would share them. */
function findSameNames(templates: SiteTemplates, inputs: ReadonlySet<string>): readonly Problem[] {
  const first = new Map<string, string>();
  return [...inputs].sort().flatMap((input) => {
    if (!input.endsWith('.module.css')) return [];
    const name = path.basename(input);
    const other = first.get(name);
    first.set(name, input);
    if (other === undefined) return [];
    const [one, two] = [other, input].map((file) => nameInSite(file, templates));
    return [
      { message: `${one} and ${two} have one name`, hint: 'Give one of the stylesheets another name.' },
    ];
  });
}

/**
 * Returns the path of a file in Boardwalk or in the site. One may be within the other: an installed Boardwalk is among the
 * packages of a site, and an example is a folder of Boardwalk's.
 */
function placeOf(
  file: string,
  { root, site }: SiteTemplates,
): { readonly ours?: string | undefined; readonly own?: string | undefined } {
  const [ours, own] = [pathIn(root, file), pathIn(site, file)];
  if (ours === undefined || own === undefined) return { ours, own };
  return ours.length < own.length ? { ours } : { own };
}

function pathIn(parent: string, file: string): string | undefined {
  return file.startsWith(parent + path.sep) ? toSlashes(file.slice(parent.length + 1)) : undefined;
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function toSlashes(file: string): string {
  return file.split(path.sep).join('/');
}
