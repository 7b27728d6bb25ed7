import { styleText } from 'node:util';
import { clean } from '../../generator/util/clean.ts';
import type { SyncReport } from '../../sync/options.ts';
import type { Live } from '../../sync/records.ts';

const named = 10;

/** Describes the end of a sync in a few lines. */
export function syncLines(report: SyncReport): readonly string[] {
  const { outcome, target, seq, assets, pages, removed, kept, drifted, extra, pruned } = report;
  const done = styleText('green', '✔', { stream: process.stdout });
  if (outcome === 'current') return [`${done} ${target} shows this site already, as deploy ${seq}`];
  const changes = [
    count(assets.length, 'new asset'),
    `${count(pages.length, 'file')} to switch`,
    `${removed.length} to remove`,
    `${kept} unchanged`,
  ].join(', ');
  const first =
    outcome === 'planned'
      ? [
          `Planned for ${target}: ${changes}`,
          ...list('put', [...assets, ...pages]),
          ...list('remove', removed),
        ]
      : [
          `${done} Deploy ${seq} is live at ${target}: ${changes.replace(' to switch', ' switched').replace('to remove', 'removed')}`,
        ];
  return [
    ...first,
    ...(drifted.length > 0 ? [`  Written again, since others had changed them: ${some(drifted)}`] : []),
    ...(extra.length > 0 ? [`  Not published, since no build has written them: ${some(extra)}`] : []),
    ...(pruned > 0 ? [`  Removed ${count(pruned, 'old file')} that nobody uses any more`] : []),
  ];
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

function list(what: string, keys: readonly string[]): readonly string[] {
  return keys.map((key) => `  ${what} ${clean(key)}`);
}

function some(keys: readonly string[]): string {
  const text = keys.slice(0, named).map(clean).join(', ');
  return keys.length > named ? `${text} and ${keys.length - named} more` : text;
}

function count(number: number, thing: string): string {
  return `${number} ${number === 1 ? thing : thing.replace(/\w+$/, (word) => `${word}s`)}`;
}
