import { styleText } from 'node:util';
import type { PathList } from '../../generator/publish/path-list.ts';
import { clean } from '../../generator/util/clean.ts';
import { firstOf } from '../../generator/util/lazy-list.ts';
import type { SyncReport } from '../../sync/options.ts';
import type { Live } from '../../sync/records.ts';

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

function* planLines(verb: string, keys: PathList, things: string): Generator<string> {
  for (const key of firstOf(keys, planned)) yield `  ${verb} ${clean(key)}`;
  if (keys.length > planned) yield `  and ${keys.length - planned} more ${things}: --json has all`;
}

/** Lists the deploys of a store, newest first. */
export function deployLines(live: Live): readonly string[] {
  return [live, ...live.history].map(({ seq, at, moment, files, commit, rollbackTo }, index) =>
    [
      `${String(seq).padStart(6)}  ${at.slice(0, 19).replace('T', ' ')} UTC`,
      `content of ${moment ?? 'an unknown moment'}`,
      `${files} files`,
      ...(commit === undefined ? [] : [`commit ${clean(commit).slice(0, 12)}`]),
      ...(rollbackTo === undefined ? [] : [`deploy ${rollbackTo} again`]),
      ...(index === 0 ? ['live'] : []),
    ].join('  '),
  );
}

function some(keys: PathList): string {
  const text = firstOf(keys, named).map(clean).join(', ');
  return keys.length > named ? `${text} and ${keys.length - named} more` : text;
}

function count(number: number, thing: string): string {
  return `${number} ${number === 1 ? thing : thing.replace(/\w+$/, (word) => `${word}s`)}`;
}
