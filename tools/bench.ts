import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { outputJson } from 'fs-extra/esm';
import { drawChart } from './bench/chart.ts';
import { compareSite, compareWatch, type SiteResult, watchedEntries } from './bench/compare.ts';
import { measureSite } from './bench/measure-site.ts';
import { measureWatch } from './bench/measure-watch.ts';
import { readOptions } from './bench/options.ts';
import { siteLines, watchLines } from './bench/table.ts';

/**
 * Measures builds of large sites against a bare loop in the same run, and a watched site; prints the figures, and writes
 * `result.json` and `ratios.svg`. A figure over its budget is shown, and is no failure: a machine may be busy.
 */
export async function main(root: string): Promise<void> {
  const { entries: sizes, rounds, saves, out } = readOptions(process.argv.slice(3), root);
  // An interrupt ends what is being measured; this process has the copy to remove.
  process.once('SIGINT', () => undefined);
  const results: SiteResult[] = [];
  for (const entries of sizes) {
    const onStep = (step: string) => print([`${entries} entries: ${step}`]);
    const result = compareSite(await measureSite({ root, entries, rounds, onStep }));
    print(['', ...siteLines(result), '']);
    results.push(result);
  }
  const onStep = (step: string) => print([`${watchedEntries} entries, watched: ${step}`]);
  const watch = compareWatch(await measureWatch({ root, entries: watchedEntries, saves, onStep }));
  print(['', ...watchLines(watch), '']);
  const machine = { node: process.version, platform: process.platform, cores: cpus().length };
  await outputJson(path.join(out, 'result.json'), { machine, results, watch }, { spaces: 2 });
  await writeFile(path.join(out, 'ratios.svg'), drawChart(results));
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
