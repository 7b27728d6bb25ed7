import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect } from 'vitest';
import { removeFolder } from '../support/temporary-folder.ts';

/**
 * Work of ours whose steps are counted. It tells what it left behind: `kept` are the objects that a build would still hold, other
 * values are sizes.
 */
export type Work<Args extends readonly unknown[]> = (
  ...args: Args
) => Promise<{ readonly kept: object } & Sizes>;

type Sizes = Readonly<Record<string, unknown>>;

/** A process of its own that counts. */
export interface StepCounter<Args extends readonly unknown[]> {
  /** Does the work, and tells what it took: `steps` are functions and blocks of ours that ran. */
  readonly count: (...args: Args) => Promise<Readonly<Record<string, number>>>;
  /** The same with `live`, the bytes of all objects of the process. It takes longer. */
  readonly countLive: StepCounter<Args>['count'];
  readonly close: () => Promise<void>;
}

/** Twice for what grows with the content, a little more for what is sorted. */
const mostGrowth = 2.2;

/** By so much the engine's own objects differ between two runs of the same work: compiled code, caches of property accesses. */
const engineBytes = 500_000;

/** Optimised code no longer counts the calls of its functions: which functions are optimised, and when, differs between two runs. */
const execArgv = ['--no-opt', '--no-maglev', '--expose-gc'];

const root = path.resolve(import.meta.dirname, '../..');

/** Opens a counter of the function `work` of a file beside this one. */
export async function openStepCounter<Args extends readonly unknown[]>(
  file: string,
): Promise<StepCounter<Args>> {
  // Within the project, so that its imports find the packages.
  const folder = await mkdtemp(path.join(root, 'node_modules/.growth-'));
  await build({
    entryPoints: ['count-steps', file].map((name) => path.join(import.meta.dirname, `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: {
      'boardwalk/runtime': path.join(root, 'client-runtime/public/runtime.ts'),
      // As its own field `module` has it for bundlers: for Node it has no named exports.
      rrule: path.join(root, 'node_modules/rrule/dist/esm/index.js'),
    },
    loader: { '.woff2': 'empty', '.png': 'empty' },
    plugins: [packageStyles],
    logLevel: 'warning',
  });
  const child = fork(path.join(folder, 'count-steps.mjs'), [path.join(folder, `${file}.mjs`)], { execArgv });
  await once(child, 'message');
  let answered: Promise<unknown> = Promise.resolve();
  // One at a time: what a test that was given up has asked for is not taken for the next one's answer.
  const ask = (args: Args, isLiveCounted: boolean): Promise<Readonly<Record<string, number>>> => {
    const answer = answered.then(async () => {
      child.send({ args, isLiveCounted });
      const [cost] = await once(child, 'message');
      return cost;
    });
    answered = Promise.allSettled([answer]);
    return answer;
  };
  return {
    count: (...args) => ask(args, false),
    countLive: (...args) => ask(args, true),
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await removeFolder(folder);
    },
  };
}

/** Node reads the modules of packages by itself, and no stylesheet. */
const packageStyles: Plugin = {
  name: 'package styles',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./].*\.css$/ }, ({ path }) => ({
      path: createRequire(import.meta.url).resolve(path),
    })),
};

/** Expects of costs of n, 2n and 4n things that the second doubling costs at most 2.2 times the first. */
export function expectToGrowWith(
  costs: readonly Readonly<Record<string, number>>[],
  measures: readonly string[],
): void {
  for (const measure of measures) {
    const [single = 0, double = 0, fourfold = 0] = costs.map((cost) => cost[measure] ?? Number.NaN);
    // A hundredth: what stays as it is may wobble a little.
    const noise = measure === 'live' ? engineBytes : 0;
    const growth = (fourfold - double - noise) / Math.max(double - single, noise, fourfold / 100);
    expect(growth, `${measure}: ${single}, ${double}, ${fourfold}`).toBeLessThanOrEqual(mostGrowth);
  }
}
