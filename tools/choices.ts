import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from './bench/machine.ts';
import { median } from './bench/samples.ts';
import { writeFigures } from './bench/write-readme.ts';
import { buildProgramme } from './choices/build-programme.ts';
import { type Choices, measureChoices } from './choices/measure-choices.ts';
import { browse } from './quality/browse.ts';
import { toCount } from './to-count.ts';

/** Measures the script of choices in a list of 2,000 events with 20,000 dates, on a processor four times slower. Writes `docs/bench/choices.md`. */
export async function main(root: string): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      before: { type: 'string' },
      site: { type: 'string' },
      rounds: { type: 'string', default: '7' },
      out: { type: 'string', default: 'docs/bench' },
    },
  });
  const help = 'npm run bench:choices -- [--site FOLDER] [--before FOLDER] [--rounds 7] [--out docs/bench]';
  const rounds = toCount('--rounds', values.rounds, help);
  const temporary = await mkdtemp(path.join(tmpdir(), 'boardwalk-choices-'));
  try {
    const site = path.resolve(root, values.site ?? path.join(temporary, 'site'));
    if (
      await access(site).then(
        () => false,
        () => true,
      )
    )
      await buildProgramme(root, site);
    const sites = [...(values.before === undefined ? [] : [path.resolve(root, values.before)]), site];
    const measured: Choices[] = [];
    for (const folder of sites)
      measured.push(await browse({ root, folder }, (visitor) => measureChoices(visitor, rounds)));
    const { commit, cores, processor, memoryGb, platform } = describeMachine(root);
    const table = choicesTable(measured);
    process.stdout.write(`${table}\n`);
    await writeFigures(path.join(path.resolve(root, values.out), 'choices.md'), [
      `Made by \`npm run bench:choices\` at ${commit} on ${cores} cores (${processor}), ${memoryGb} GB, ${platform}; median of ${rounds}.`,
      table,
    ]);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Writes a row for each choice: of the site before, where one is named, and of this one. */
function choicesTable(measured: readonly Choices[]): string {
  const highest = (all: readonly number[]): number => Math.max(...all);
  const columns = [
    ['Touch', 'before', median],
    ['Choice', 'after', median],
    ['Highest', 'after', highest],
    ['Longest piece', 'longest', median],
  ] as const;
  const titles = columns.flatMap(([title]) =>
    measured.length > 1 ? [`${title}, before`, `${title}, now`] : [title],
  );
  const rows = [...(measured[0]?.keys() ?? [])].map((name) => [
    name,
    ...columns.flatMap(([, part, ofRounds]) =>
      measured.map((one) => ofRounds((one.get(name) ?? []).map((script) => script[part])).toFixed(0)),
    ),
  ]);
  return [['Milliseconds', ...titles], ['---', ...titles.map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
