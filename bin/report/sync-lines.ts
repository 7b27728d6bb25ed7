import { styleText } from 'node:util';
import { clean } from '../../generator/util/clean.ts';
import type { SyncReport } from '../../sync/options.ts';
import type { Live } from '../../sync/records.ts';
import { count, minute, size } from './figures.ts';

const named = 10;
/** Lines of each kind in a plan: all of them are in the report. */
const planned = 20;

/** Describes the end of a sync in a few lines; a plan has one for a file, and ends with its numbers. */
export function* syncLines(report: SyncReport): Generator<string> {
  const { outcome, target, seq, assets, pages, removed, kept, drifted, extra, pruned } = report;
  const done = styleText('green', '✔', { stream: process.stdout });
  if (outcome === 'current') return yield `${done} ${target} shows this site already, as deploy ${seq}`;
  const changes = [
    count(assets.length, 'new asset'),
    `${count(pages.length, 'file')} to switch`,
    `${removed.length} to remove`,
    `${kept} unchanged`,
  ].join(', ');
  if (outcome === 'planned') {
    yield* planLines('put', assets, 'new assets');
    yield* planLines('put', pages, 'files to switch');
    yield* planLines('remove', removed, 'files to remove');
    yield `Planned for ${target}: ${changes}`;
  } else
    yield `${done} Deploy ${seq} is live at ${target}: ${changes.replace(' to switch', ' switched').replace('to remove', 'removed')}`;
  if (drifted.length > 0) yield `  Written again, since others had changed them: ${some(drifted)}`;
  if (extra.length > 0) yield `  Not published, since no build has written them: ${some(extra)}`;
  if (pruned > 0) yield `  Removed ${count(pruned, 'old file')} that nobody uses any more`;
}

function* planLines(verb: string, keys: readonly string[], things: string): Generator<string> {
  for (const key of keys.slice(0, planned)) yield `  ${verb} ${clean(key)}`;
  if (keys.length > planned) yield `  and ${keys.length - planned} more ${things}: --json has all`;
}

/** Lists the deploys of a store as a table, newest first. */
export function deployLines(live: Live): readonly string[] {
  const rows = [live, ...live.history].map(({ seq, at, moment, files, bytes, commit, rollbackTo }, index) => [
    String(seq),
    minute(at),
    moment === undefined ? 'unknown' : minute(moment),
    String(files),
    bytes === undefined ? 'unknown' : size(bytes),
    commit === undefined ? '' : clean(commit).slice(0, 12),
    [index === 0 ? 'live' : [], rollbackTo === undefined ? [] : `deploy ${rollbackTo} again`]
      .flat()
      .join(', '),
  ]);
  return tableLines([['Deploy', 'Went live', 'Content of', 'Files', 'Size', 'Commit', ''], ...rows]);
}

/** Columns of numbers are flush right; those without any value are left out. */
const numbers = new Set([0, 3, 4]);

function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.slice(1).every((row) => row[column] === '')
      ? 0
      : Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .flatMap((cell, column) => {
        const width = widths[column] ?? 0;
        if (width === 0) return [];
        return numbers.has(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

function some(keys: readonly string[]): string {
  const text = keys.slice(0, named).map(clean).join(', ');
  return keys.length > named ? `${text} and ${keys.length - named} more` : text;
}
