import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from './bench/machine.ts';
import { writeFigures } from './bench/write-readme.ts';
import { actions } from './saving/actions.ts';
import { type Measured, measureSaving } from './saving/measure.ts';

/** Measures what saving costs the database of a large WordPress, with another folder of the plugin and with that of this project. Writes `docs/bench/saving.md`. */
export async function main(root: string): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { before: { type: 'string' }, out: { type: 'string', default: 'docs/bench' } },
  });
  const own = path.join(root, 'wordpress/boardwalk');
  const plugins = [...(values.before === undefined ? [] : [path.resolve(root, values.before)]), own];
  const { versions, measured } = await measureSaving(plugins, (step) => process.stderr.write(`${step}\n`));
  const { commit, cores, processor, memoryGb, platform } = describeMachine(root);
  await writeFigures(path.join(path.resolve(root, values.out), 'saving.md'), [
    `Made by \`npm run bench:saving\` at ${commit} on ${cores} cores (${processor}), ${memoryGb} GB, ${platform}, ${versions}.`,
    savingTable(measured),
  ]);
}

/** Writes the rows: before, where that was measured, and now. */
function savingTable(measured: readonly (readonly Measured[])[]): string {
  const titles =
    measured.length > 1 ? ['Database before', 'Database now', 'PHP before', 'PHP now'] : ['Database', 'PHP'];
  const cell = (one: Measured | undefined, part: 'database' | 'php') =>
    one === undefined ? 'not run' : one[part].toFixed(one[part] < 100 ? 1 : 0);
  const rows = actions.map(({ name }) => [
    name,
    ...(['database', 'php'] as const).flatMap((part) =>
      measured.map((list) =>
        cell(
          list.find((one) => one.name === name),
          part,
        ),
      ),
    ),
  ]);
  return [['Milliseconds', ...titles], ['---', ...titles.map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
