import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { demoNow } from '../../demo/clock.ts';
import type { Shape } from '../../demo/large-site/shapes.ts';
import { manifestPath } from '../../generator/publish/manifest.ts';
import { readPages } from './beside/read-pages.ts';
import { openCopy, type ProjectCopy } from './project-copy.ts';
import { type MeasuredTree, runWithChildren } from './run-with-children.ts';
import { type Bench, type BenchSize, withBench } from './with-bench.ts';

/** One round: a build on one machine, and the same by two shards and a merge. */
export interface ShardRound {
  readonly clean: MeasuredTree;
  readonly shards: readonly MeasuredTree[];
  readonly merge: MeasuredTree;
}

export interface ShardSamples {
  readonly shape: Shape;
  readonly entries: number;
  readonly pages: number;
  readonly hasPictures: boolean;
  readonly rounds: readonly ShardRound[];
}

export interface ShardsOptions extends BenchSize {
  readonly rounds: number;
  /** All pictures are made too; otherwise they are ready. */
  readonly hasPictures: boolean;
  readonly onStep: (step: string) => void;
}

/** The machines: each has a project and a cache of its own. */
const machines = ['one', 'shard-0', 'shard-1', 'merge'] as const;
type Machine = (typeof machines)[number];

const shardCount = 2;
const env = { BOARDWALK_STORE_SECRET: 'a secret of the bench, of 32 characters' };

/** Builds a site from one content file on one machine, and by two shards and a merge, each with an empty cache. */
export async function measureShards(options: ShardsOptions): Promise<ShardSamples> {
  return withBench(options, async (bench) => {
    const { root, shape, entries, rounds, hasPictures, onStep } = options;
    const content = path.join(bench.folder, 'content.bin');
    const out = (name: string) => path.join(bench.folder, `site-${name}`);
    onStep('warming up');
    const crawl = ['--endpoint', bench.cms.endpoint, '--now', demoNow, '--quiet', '--save-content', content];
    await runWithChildren([...bench.copy.command, ...crawl, '--out', out('first')], { cwd: bench.copy.root });
    const copies = await openMachines(bench, root);
    const pages = (await readPages(out('first'))).size;
    await rm(out('first'), { recursive: true });
    const found: ShardRound[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      onStep(`round ${round} of ${rounds}`);
      found.push(await measureRound(bench, { copies, content, hasPictures, out }));
    }
    return { shape, entries, pages, hasPictures, rounds: found };
  });
}

interface RoundInput {
  readonly copies: Readonly<Record<Machine, ProjectCopy>>;
  readonly content: string;
  readonly hasPictures: boolean;
  readonly out: (name: string) => string;
}

async function measureRound(
  { cms, folder }: Bench,
  { copies, content, hasPictures, out }: RoundInput,
): Promise<ShardRound> {
  const store = path.join(folder, 'store');
  const empty = path.join(folder, 'empty-store');
  const used = [store, empty, out('one'), out('merge')];
  for (const place of used) await rm(place, { recursive: true, force: true });
  for (const machine of machines) await forget(copies[machine], hasPictures);
  const from = ['--content', content, '--endpoint', cms.endpoint, '--now', demoNow, '--quiet'];
  const run = (machine: Machine, args: readonly string[]) =>
    runWithChildren([...commandOf(copies[machine]), ...args, ...from], { cwd: copies[machine].root, env });
  // Only a build with a store fetches the pictures of a content file.
  const withStore = hasPictures ? ['--store', empty] : [];
  const clean = await run('one', ['generate', '--out', out('one'), ...withStore]);
  const shards = await Promise.all(
    (['shard-0', 'shard-1'] as const).map((machine, index) =>
      run(machine, ['work', '--store', store, '--shard', `${index}/${shardCount}`]),
    ),
  );
  const merge = await run('merge', ['generate', '--out', out('merge'), '--store', store]);
  await expectSame(out('one'), out('merge'));
  return { clean, shards, merge };
}

/** The arguments of Node for the command line, without the command. */
function commandOf({ command }: ProjectCopy): readonly string[] {
  return command.slice(0, -1);
}

async function openMachines(
  { copy, folder }: Bench,
  root: string,
): Promise<Readonly<Record<Machine, ProjectCopy>>> {
  const opened: Partial<Record<Machine, ProjectCopy>> = {};
  const cache = path.join('node_modules', '.cache', 'boardwalk');
  for (const machine of machines) {
    const own = await openCopy(root, path.join(folder, machine));
    // The command line is bundled once after an installation, and pictures are made once.
    await cp(path.join(copy.root, cache), path.join(own.root, cache), { recursive: true });
    await runWithChildren([...commandOf(own), '--help'], { cwd: own.root });
    opened[machine] = own;
  }
  return opened as Record<Machine, ProjectCopy>;
}

async function forget(copy: ProjectCopy, hasPictures: boolean): Promise<void> {
  await copy.forgetBuilds();
  if (hasPictures) await copy.forgetPictures();
}

/** The manifest has the hash of every file. */
async function expectSame(one: string, other: string): Promise<void> {
  const [a, b] = await Promise.all([one, other].map((site) => readFile(path.join(site, manifestPath))));
  if (!a?.equals(b ?? Buffer.alloc(0))) throw new Error('The merge made another site than one machine');
}
