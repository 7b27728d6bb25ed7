import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseFolder, openCopy, type ProjectCopy } from './project-copy.ts';
import { type Measured, runMeasured } from './run-measured.ts';
import { type BenchStore, startStore } from './store.ts';
import type { StoreCounts } from './store-messages.ts';
import { makeSyncSite } from './sync-site.ts';

export const syncCases = ['first', 'unchanged', 'page-edited'] as const;
export type SyncCase = (typeof syncCases)[number];

/** One sync, or one bare loop. */
export interface SyncSample extends Measured {
  readonly counts: StoreCounts;
}

export interface SyncSamples {
  readonly pages: number;
  /** Node with nothing to do. */
  readonly starts: readonly Measured[];
  readonly loops: readonly SyncSample[];
  readonly cases: Readonly<Record<SyncCase, readonly SyncSample[]>>;
  /** Addresses that were told to the CDN after one edit. */
  readonly invalidated: number;
  /** Pages of the largest site, and its first sync. */
  readonly most: { readonly pages: number; readonly first: SyncSample };
}

export interface SyncBenchOptions {
  /** The project's folder, absolute. It is copied, and stays as it is. */
  readonly root: string;
  readonly rounds: number;
  readonly pages: number;
  /** Of the site whose memory is measured. */
  readonly mostPages: number;
  readonly onStep: (step: string) => void;
}

const pageBytes = 6_000;
/** So that a large site fits into memory beside the store. */
const mostPageBytes = 2_000;
/** A page here takes less room than an entry of a site that is built. */
const pagesPerEntry = 20;

/** Syncs a site to a bucket on this machine in all ways, a bare loop of puts in turn, each in a process of its own. */
export async function measureSync(options: SyncBenchOptions): Promise<SyncSamples> {
  const { root, mostPages } = options;
  const folder = await mkdtemp(path.join(await chooseFolder(mostPages / pagesPerEntry), 'boardwalk-bench-'));
  try {
    const copy = await openCopy(root, path.join(folder, 'project'));
    const store = await startStore(copy);
    try {
      return await measureRounds({ copy, store, folder }, options);
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface SyncBench {
  readonly copy: ProjectCopy;
  readonly store: BenchStore;
  readonly folder: string;
}

async function measureRounds(
  bench: SyncBench,
  { rounds, pages, mostPages, onStep }: SyncBenchOptions,
): Promise<SyncSamples> {
  const { copy, store, folder } = bench;
  const site = { folder: path.join(folder, 'site'), pages, pageBytes };
  const told = await tellCdn(copy);
  const starts: Measured[] = [];
  const loops: SyncSample[] = [];
  const cases: Record<SyncCase, SyncSample[]> = { first: [], unchanged: [], 'page-edited': [] };
  let invalidated = 0;

  onStep('warming up');
  await makeSyncSite({ ...site, pages: 10, version: 0, edited: 0 });
  await runSync(bench, site.folder);
  for (let round = 1; round <= rounds; round += 1) {
    onStep(`round ${round} of ${rounds}`);
    starts.push(await runMeasured(copy, ['-e', '0']));
    await makeSyncSite({ ...site, version: 0, edited: 0 });
    await store.clear();
    const loop = [copy.script('put-loop-process'), site.folder];
    loops.push(await countRequests(store, () => runMeasured(copy, loop, { env: store.env })));
    await store.clear();
    cases.first.push(await runSync(bench, site.folder));
    cases.unchanged.push(await runSync(bench, site.folder));
    await makeSyncSite({ ...site, version: 1, edited: 1 });
    cases['page-edited'].push(await runSync(bench, site.folder));
    invalidated = (await readFile(told, 'utf8')).trim().split('\n').length;
  }
  onStep(`${mostPages} pages`);
  await store.clear();
  await makeSyncSite({ ...site, pages: mostPages, pageBytes: mostPageBytes, version: 2, edited: 0 });
  const first = await runSync(bench, site.folder);
  return { pages, starts, loops, cases, invalidated, most: { pages: mostPages, first } };
}

/** Sets a command for the CDN, and returns the file that it writes. */
async function tellCdn({ root }: ProjectCopy): Promise<string> {
  const told = path.join(root, 'told.txt');
  const settings = `import config from './site.config.ts';\nexport default { ...config, sync: { invalidate: 'cat > ${told}' } };\n`;
  await writeFile(path.join(root, benchConfig), settings);
  return told;
}

const benchConfig = 'bench.config.ts';

function runSync({ copy, store }: SyncBench, folder: string): Promise<SyncSample> {
  const [flag = '', script = ''] = copy.command;
  const args = [flag, script, 'sync', store.address, '--out', folder, '--config', benchConfig, '--quiet'];
  return countRequests(store, () => runMeasured(copy, args, { env: store.env }));
}

async function countRequests(store: BenchStore, run: () => Promise<Measured>): Promise<SyncSample> {
  await store.takeCounts();
  const measured = await run();
  return { ...measured, counts: await store.takeCounts() };
}
