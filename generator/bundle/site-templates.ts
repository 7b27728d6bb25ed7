import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../../config/site-folders.mjs';

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

/** The folder of templates, of Boardwalk and of a site. */
export const templatesFolder = 'templates';

const listed =
  'Add a page, block, section or island of your own as a file of its own name in templates/pages/, blocks/, sections/ or islands/.';
const ofBrand = 'Set the colours, fonts and mark under brand in site.config.ts.';

/** Templates that list or render all others, or are made from the settings of a site, with what a site does instead. */
const fixed: ReadonlyMap<string, string> = new Map([
  ...['index.ts', 'own-pages.ts'].map((file) => pair(`pages/${file}`, listed)),
  ...['index.ts', 'own-blocks.ts'].map((file) => pair(`blocks/${file}`, listed)),
  pair('islands/index.ts', listed),
  ...['render.tsx', 'render-popup.tsx', 'find-failures.tsx', 'component-names.ts'].map((file) =>
    pair(file, listed),
  ),
  ...['brand.ts', 'styles/brand.css', 'styles/fonts.css'].map((file) => pair(file, ofBrand)),
]);

function pair(file: string, hint: string): readonly [string, string] {
  return [`${templatesFolder}/${file}`, hint];
}

/** Returns the templates of a site: undefined where it has none of its own, as our own folder. */
export function siteTemplates(root: string, site: string | undefined): SiteTemplates | undefined {
  return site === undefined || site === root || !existsSync(path.join(site, templatesFolder))
    ? undefined
    : { root, site: realpathSync(site) };
}

/** Lists the files of a site's folder `templates/` by their paths in the site, sorted. */
export function listSiteTemplates({ site }: SiteTemplates): readonly string[] {
  return listFilesBelow(path.join(site, templatesFolder)).map((file) => `${templatesFolder}/${file}`);
}

/**
 * Lists the files that templates of a site import from beside its folder `templates/`, absolute: a watch follows them. Not those of
 * Boardwalk and of packages. `inputs` are names of the bundler.
 */
export function listBesideTemplates(inputs: Iterable<string>, templates: SiteTemplates): readonly string[] {
  const files = [...inputs].map((input) => path.resolve(templates.root, input));
  return files.filter((file) => isBesideTemplates(file, templates)).sort();
}

export function isBesideTemplates(file: string, templates: SiteTemplates): boolean {
  const { ours, own = '' } = placeOf(file, templates);
  return (
    ours === undefined &&
    !own.startsWith(`${templatesFolder}/`) &&
    !file.split(path.sep).includes('node_modules')
  );
}

/** Returns the name by which the bundler lists a template: the path of ours, or the way to the site's. */
export function inputName(file: string, templates: SiteTemplates | undefined): string {
  if (templates === undefined || !isReplaced(file, templates)) return file;
  return nameOf(path.join(templates.site, file), templates);
}

export function nameOf(file: string, { root }: SiteTemplates): string {
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
  return file.startsWith(`${templatesFolder}/`) && !fixed.has(file) && !file.endsWith('.d.ts');
}

export function isReplaced(file: string, { site }: SiteTemplates): boolean {
  return isReplaceable(file) && isFile(path.join(site, file));
}

/**
 * Returns the path of a file in Boardwalk or in the site. One may be within the other: an installed Boardwalk is among the
 * packages of a site, and an example is a folder of Boardwalk's.
 */
export function placeOf(
  file: string,
  { root, site }: SiteTemplates,
): { readonly ours?: string | undefined; readonly own?: string | undefined } {
  const [ours, own] = [pathIn(root, file), pathIn(site, file)];
  if (ours === undefined || own === undefined) return { ours, own };
  return ours.length < own.length ? { ours } : { own };
}

export function pathIn(parent: string, file: string): string | undefined {
  return file.startsWith(parent + path.sep) ? toSlashes(file.slice(parent.length + 1)) : undefined;
}

export function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function toSlashes(file: string): string {
  return file.split(path.sep).join('/');
}
