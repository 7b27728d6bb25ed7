import type { Cause, Explanation } from '../../generator/rebuild/explain-changes.ts';
import type { Rebuilt } from '../../generator/rebuild/explain-run.ts';
import { clean } from './clean.ts';

const shownChanges = 20;
const shownPaths = 6;

/** Lists which change led to which files, for the summary of a rebuild. */
export function rebuiltLines({
  written,
  removed,
  kept,
  rendered,
  changes,
  nextChange,
}: Rebuilt): readonly string[] {
  const shown = changes.slice(0, shownChanges);
  const more = changes.length - shown.length;
  return [
    `  Changed   ${count(written, 'file')} written, ${removed} removed, ${kept} kept; ${count(rendered, 'page')} rendered`,
    ...shown.map(explanationLine),
    ...(more > 0 ? [`    … and ${more} more: --json FILE lists all`] : []),
    ...(nextChange ? [`  Next due  ${nextChange.at}: ${nextChange.why}`] : []),
  ];
}

function explanationLine({ cause, paths }: Explanation): string {
  const more = paths.length - shownPaths;
  const named = paths.slice(0, shownPaths).join(', ');
  const followed = paths.length === 0 ? 'nothing on the site' : `${count(paths.length, 'file')}: ${named}`;
  return `    ${describe(cause)} → ${followed}${more > 0 ? ` and ${more} more` : ''}`;
}

function describe(cause: Cause): string {
  if (cause.what === 'content') {
    const { what, kind, id, title } = cause.change;
    return `${what}: ${kind} ${id} "${clean(title)}"`;
  }
  if (cause.what === 'unexplained')
    return 'UNEXPLAINED: no known change. This is a bug in Boardwalk; please report it';
  return causes[cause.what];
}

const causes: Readonly<Record<Exclude<Cause['what'], 'content' | 'unexplained'>, string>> = {
  templates: 'edited: templates',
  assets: 'edited: styles or scripts',
  'menus or settings': 'edited: menus or settings',
  clock: 'date passed',
  'first build': 'first build',
  'output folder': 'the output folder was changed since the last build',
};

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
