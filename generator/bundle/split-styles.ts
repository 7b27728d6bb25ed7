import path from 'node:path';
import { isFile, nameInSite, type SiteTemplates } from './site-templates.ts';
import { mainSheet, sheetOf } from './style-groups.ts';

/** The css of one stylesheet, not minified. */
export interface Sheet {
  /** "site" or "site.Events". */
  readonly name: string;
  readonly css: string;
  /** The beginnings of the class names that need it: "DateBadge" of `DateBadge_day`. Empty: every page has it. */
  readonly modules: readonly string[];
}

export interface SplitInput {
  /** All css, as esbuild bundles it: the name of each file is a comment before its rules. */
  readonly css: string;
  /** The names of the files in the bundle. */
  readonly inputs: ReadonlySet<string>;
  /** The project's folder, absolute. */
  readonly root: string;
  readonly own?: SiteTemplates | undefined;
}

/**
 * Divides the bundled css into stylesheets, sorted by name. Within one, the order of the bundle stays. Rules of
 * files that are not css modules, or that have no class of their own, belong to every page. docs/decisions/0132.
 */
export function splitStyles({ css, inputs, root, own }: SplitInput): readonly Sheet[] {
  const sheets = new Map<string, { css: string; readonly modules: string[] }>([
    [mainSheet, { css: '', modules: [] }],
  ]);
  for (const part of partsOf(css, inputs)) {
    const module = modulePrefix(part.file);
    const isModule = part.file.endsWith('.module.css') && part.css.includes(`.${module}_`);
    const name = isModule ? sheetOf(module, isOfSite(part.file, root, own)) : mainSheet;
    const sheet = sheets.get(name) ?? { css: '', modules: [] };
    sheet.css += part.css;
    if (name !== mainSheet) sheet.modules.push(module);
    sheets.set(name, sheet);
  }
  return [...sheets].map(([name, sheet]) => ({ name, ...sheet })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

interface Part {
  readonly file: string;
  readonly css: string;
}

/** Rules before the first file, such as imports of other hosts, are a part without a name. */
function partsOf(css: string, inputs: ReadonlySet<string>): readonly Part[] {
  const starts = [...css.matchAll(/^\/\* (.+) \*\/$/gm)].filter(([, file = '']) => inputs.has(file));
  const ends = [...starts.slice(1).map(({ index }) => index), css.length];
  return [
    { file: '', css: css.slice(0, starts[0]?.index) },
    ...starts.map(({ 1: file = '', index }, at) => ({ file, css: css.slice(index, ends[at]) })),
  ];
}

/** Returns the beginning of the names of a module's classes, as esbuild makes it from the name of its file. */
export function modulePrefix(file: string): string {
  return path
    .basename(file, '.module.css')
    .replace(/^[^a-zA-Z]+/, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '_')
    .replace(/_$/, '');
}

/** A file of the site in the place of one of ours is like ours. */
function isOfSite(file: string, root: string, own: SiteTemplates | undefined): boolean {
  return !isFile(path.join(root, nameInSite(file, own)));
}
