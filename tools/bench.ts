import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputJson } from 'fs-extra/esm';
import { drawChart } from './bench/chart.ts';
import { compareDoubled, compareSite, type SiteResult } from './bench/compare.ts';
import { compareContent } from './bench/compare-content.ts';
import { compareCrawl } from './bench/compare-crawl.ts';
import { compareFirst } from './bench/compare-first.ts';
import { comparePictures } from './bench/compare-pictures.ts';
import { compareShards } from './bench/compare-shards.ts';
import { compareSync } from './bench/compare-sync.ts';
import { compareWatch } from './bench/compare-watch.ts';
import { compareWordpress } from './bench/compare-wordpress.ts';
import { findMissed } from './bench/find-missed.ts';
import type { GrowingSites } from './bench/growing-sites.ts';
import { describeMachine } from './bench/machine.ts';
import { measureContent } from './bench/measure-content.ts';
import { measureCrawl } from './bench/measure-crawl.ts';
import { measureFirst } from './bench/measure-first.ts';
import { measurePictures } from './bench/measure-pictures.ts';
import { measureShards } from './bench/measure-shards.ts';
import { measureSite } from './bench/measure-site.ts';
import { measureSync } from './bench/measure-sync.ts';
import { measureWatch } from './bench/measure-watch.ts';
import { measureWordpress } from './bench/measure-wordpress.ts';
import {
  readContentOptions,
  readOptions,
  readShardsOptions,
  readSyncOptions,
  readWordpressOptions,
} from './bench/options.ts';
import {
  contentTable,
  crawlTable,
  doubledTable,
  firstTable,
  pictureTable,
  shardsTable,
  siteTable,
  syncTable,
  type Table,
  tableLines,
  watchTable,
  wordpressTable,
} from './bench/table.ts';
import { writeReadme } from './bench/write-readme.ts';

/**
 * Measures builds of large sites against a bare loop and other generators in the same run, and a
 * watched site; prints the figures, and writes them to `result.json`, `README.md` and `ratios.svg`.
 * Shows figures over their budget without failing, since a machine may be busy, unless it is told to check.
 */
export async function main(root: string): Promise<void> {
  const args = process.argv.slice(3);
  if (args[0] === 'sync') return benchSync(args, root);
  if (args[0] === 'wordpress') return benchWordpress(args, root);
  if (args[0] === 'content') return benchGrowing('content', measureBuilds, { args, root });
  if (args[0] === 'crawl') return benchGrowing('crawl', measureCrawls, { args, root });
  if (args[0] === 'shards') return benchShards(args, root);
  const options = readOptions(args, root);
  const { entries: sizes, shape, rounds, saves, watched, beside, out } = options;
  // An interrupt ends what is being measured; this process has the copy to remove.
  process.once('SIGINT', () => undefined);
  const results: SiteResult[] = [];
  for (const entries of sizes) {
    const onStep = (step: string) => print([`${entries} entries: ${step}`]);
    const result = compareSite(await measureSite({ root, shape, entries, rounds, beside, onStep }));
    print(['', ...tableLines(siteTable(result)), '']);
    results.push(result);
  }
  const onStep = (step: string) => print([`${watched} entries, watched: ${step}`]);
  const watch = compareWatch(await measureWatch({ root, shape, entries: watched, saves, onStep }));
  print(['', ...tableLines(watchTable(watch)), '']);
  const pictures = comparePictures(
    await measurePictures({
      root,
      rounds,
      pictures: options.pictures,
      onStep: (step) => print([`pictures: ${step}`]),
    }),
  );
  print(['', ...tableLines(pictureTable(pictures)), '']);
  const first = compareFirst(
    await measureFirst({ root, rounds, onStep: (step) => print([`first builds: ${step}`]) }),
  );
  print(['', ...tableLines(firstTable(first)), '']);
  const doubled = compareDoubled(results);
  if (doubled.length > 0) print([...tableLines(doubledTable(doubled)), '']);

  const machine = describeMachine(root);
  const tables = [
    ...results.map(siteTable),
    ...(doubled.length > 0 ? [doubledTable(doubled)] : []),
    watchTable(watch),
    firstTable(first),
    pictureTable(pictures),
  ];
  const result = { machine, results, doubled, watch, first, pictures };
  await outputJson(path.join(out, 'result.json'), result, { spaces: 2 });
  await writeFile(path.join(out, 'ratios.svg'), drawChart(results));
  await writeReadme(path.join(out, 'README.md'), machine, commandOf(args), tables);
  if (!options.isCheck) return;
  const missed = findMissed(tables);
  print(missed.length === 0 ? ['All budgets are kept.'] : ['Missed:', ...missed]);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

/** Measures `boardwalk sync` alone, and writes its figures to `sync.json` and `sync.md`. */
async function benchSync(args: readonly string[], root: string): Promise<void> {
  const { out, ...options } = readSyncOptions(args.slice(1), root);
  process.once('SIGINT', () => undefined);
  const onStep = (step: string) => print([`sync: ${step}`]);
  const sync = compareSync(await measureSync({ root, ...options, onStep }));
  print(['', ...tableLines(syncTable(sync)), '']);
  const machine = describeMachine(root);
  await outputJson(path.join(out, 'sync.json'), { machine, sync }, { spaces: 2 });
  await writeReadme(path.join(out, 'sync.md'), machine, commandOf(args), [syncTable(sync)]);
}

/** Measures shards and their merge alone, and writes the figures to `scale.json` and `scale.md`, or with pictures to `scale-pictures.*`. */
async function benchShards(args: readonly string[], root: string): Promise<void> {
  const { out, ...options } = readShardsOptions(args.slice(1), root);
  const onStep = (step: string) => print([`shards: ${step}`]);
  const samples = await measureShards({ root, ...options, onStep });
  const shards = compareShards(samples);
  print(['', ...tableLines(shardsTable(shards)), '']);
  const machine = describeMachine(root);
  const name = options.hasPictures ? 'scale-pictures' : 'scale';
  await outputJson(
    path.join(out, `${name}.json`),
    { machine, shards, rounds: samples.rounds },
    { spaces: 2 },
  );
  await writeReadme(path.join(out, `${name}.md`), machine, commandOf(args), [shardsTable(shards)]);
}

/** Measures crawls of a real WordPress alone, and writes the figures to `wordpress-crawl.json` and `wordpress-crawl.md`. */
async function benchWordpress(args: readonly string[], root: string): Promise<void> {
  const { out, entries } = readWordpressOptions(args.slice(1), root);
  const onStep = (step: string) => print([`wordpress: ${step}`]);
  const wordpress = compareWordpress(await measureWordpress({ root, entries, onStep }));
  print(['', ...tableLines(wordpressTable(wordpress)), '']);
  const machine = describeMachine(root);
  await outputJson(path.join(out, 'wordpress-crawl.json'), { machine, wordpress }, { spaces: 2 });
  await writeReadme(path.join(out, 'wordpress-crawl.md'), machine, commandOf(args), [
    wordpressTable(wordpress),
  ]);
}

/** Measures sites of growing size alone, and writes the figures to `NAME.json` and `NAME.md`. */
async function benchGrowing(
  name: 'content' | 'crawl',
  measure: (sites: GrowingSites) => Promise<readonly Table[]>,
  { args, root }: { readonly args: readonly string[]; readonly root: string },
): Promise<void> {
  const { out, ...options } = readContentOptions(name, args.slice(1), root);
  process.once('SIGINT', () => undefined);
  const onStep = (step: string) => print([`${name}: ${step}`]);
  const tables = await measure({ root, ...options, onStep });
  print(['', ...tables.flatMap(tableLines), '']);
  const machine = describeMachine(root);
  await outputJson(path.join(out, `${name}.json`), { machine, tables }, { spaces: 2 });
  await writeReadme(path.join(out, `${name}.md`), machine, commandOf(args), tables);
}

/** Measures builds from content files. */
async function measureBuilds(sites: GrowingSites): Promise<readonly Table[]> {
  return compareContent(await measureContent(sites)).map(contentTable);
}

/** Measures crawls. */
async function measureCrawls(sites: GrowingSites): Promise<readonly Table[]> {
  return compareCrawl(await measureCrawl(sites)).map(crawlTable);
}

/** The words that make the same figures again, wherever they are put. */
function commandOf(args: readonly string[]): string {
  const at = args.indexOf('--out');
  const words = at === -1 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  return ['npm run bench --', ...words].join(' ');
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
