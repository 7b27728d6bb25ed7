import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { drawChart } from './bench/chart.ts';
import { compareSite, type SiteResult } from './bench/compare.ts';
import { measureSite } from './bench/measure-site.ts';
import { readOptions } from './bench/options.ts';
import { tableLines } from './bench/table.ts';

/**
 * Measures builds of large sites against a bare loop in the same run, prints the ratios, and writes `result.json` and
 * `ratios.svg`. A figure over its budget is shown, and is no failure: a machine may be busy.
 */
export async function main(root: string): Promise<void> {
  const { entries: sizes, rounds, out } = readOptions(process.argv.slice(3), root);
  // An interrupt ends what is being measured; this process has the copy to remove.
  process.once('SIGINT', () => undefined);
  const results: SiteResult[] = [];
  for (const entries of sizes) {
    const onStep = (step: string) => print([`${entries} entries: ${step}`]);
    const result = compareSite(await measureSite({ root, entries, rounds, onStep }));
    print(['', ...tableLines(result), '']);
    results.push(result);
  }
  await mkdir(out, { recursive: true });
  const machine = { node: process.version, platform: process.platform, cores: cpus().length };
  await writeFile(path.join(out, 'result.json'), `${JSON.stringify({ machine, results }, null, 2)}\n`);
  await writeFile(path.join(out, 'ratios.svg'), drawChart(results));
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
