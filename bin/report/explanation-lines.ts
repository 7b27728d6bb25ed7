import type { Cause, Explanation } from '../../generator/rebuild/explain-changes.ts';
import { clean } from '../../generator/util/clean.ts';
import { count } from './figures.ts';

const shownChanges = 20;
const shownPaths = 6;

/** Lists which change led to which files, a line each. */
export function explanationLines(changes: readonly Explanation[]): readonly string[] {
  const more = changes.length - shownChanges;
  return [
    ...changes.slice(0, shownChanges).map((change) => `    ${explanationLine(change)}${pathsOf(change)}`),
    ...(more > 0 ? [`    … and ${more} more: --json FILE lists all`] : []),
  ];
}

/** One change, and how many files followed from it. */
export function explanationLine({ cause, paths }: Explanation): string {
  return `${causeText(cause)} → ${paths.length === 0 ? 'nothing on the site' : count(paths.length, 'file')}`;
}

/** The first of those files. */
function pathsOf({ paths }: Explanation): string {
  if (paths.length === 0) return '';
  const more = paths.length - shownPaths;
  return `: ${paths.slice(0, shownPaths).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Names a change and its cause in words: `edited: event 5 "Low tide"`. */
export function causeText(cause: Cause): string {
  if (cause.what === 'content') {
    const { what, kind, id, title } = cause.change;
    return `${what}: ${kind} ${id} "${clean(title)}"`;
  }
  if (cause.what === 'media') {
    const { what, path, entry } = cause.change;
    const user = entry && `, used by ${entry.kind} ${entry.id} "${clean(entry.title)}"`;
    return `${fileTexts[what]}: ${clean(path)}${user ?? ''}`;
  }
  return causeTexts[cause.what];
}

/** Changes of a file of the library without an edit, in words. */
const fileTexts = {
  added: 'file is back in the CMS',
  edited: 'file replaced in the CMS',
  removed: 'file missing in the CMS',
} as const;

/** Causes besides entries and files, in words. */
const causeTexts: Readonly<Record<Exclude<Cause['what'], 'content' | 'media'>, string>> = {
  templates: 'edited: templates',
  assets: 'edited: styles or scripts',
  'menus or settings': 'edited: menus or settings',
  'public files': 'edited: files of public/',
  clock: 'date passed',
  'first build': 'first build',
  'unknown last build': 'nothing is known of the last build, as after an upgrade or without its cache',
  'output folder': 'the output folder was changed since the last build',
  unexplained: 'UNEXPLAINED: no known change. This is a bug in Boardwalk; please report it',
};
