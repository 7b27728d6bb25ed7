import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../support/temporary-folder.ts';
import { grown } from './grown-content.ts';
import type { SiteSize } from './make-grown-site.ts';

/** So often is a thing there at first; then twice and four times as often. */
const size = 150;

/** Twice for what grows with the content, a little more for what is sorted. */
const mostGrowth = 2.2;

interface Cost extends SiteSize {
  /** Functions and blocks of ours that ran. */
  readonly steps: number;
}

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
let counter: Worker;

beforeAll(async () => {
  // Within the project, so that its imports find the packages.
  folder = await mkdtemp(path.join(root, 'node_modules/.growth-'));
  await build({
    entryPoints: ['count-steps', 'make-grown-site'].map((name) =>
      path.join(import.meta.dirname, `${name}.ts`),
    ),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { 'boardwalk/runtime': path.join(root, 'client-runtime/public/runtime.ts') },
    loader: { '.woff2': 'empty', '.png': 'empty' },
    plugins: [packageStyles],
    logLevel: 'warning',
  });
  counter = new Worker(path.join(folder, 'count-steps.mjs'), {
    workerData: { code: path.join(folder, 'make-grown-site.mjs') },
  });
  await once(counter, 'message');
});

afterAll(async () => {
  await counter.terminate();
  await removeFolder(folder);
});

/** Node reads the modules of packages by itself, and no stylesheet. */
const packageStyles: Plugin = {
  name: 'package styles',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./].*\.css$/ }, ({ path }) => ({
      path: createRequire(import.meta.url).resolve(path),
    })),
};

async function costOf(name: string, count: number): Promise<Cost> {
  counter.postMessage({ name, count });
  const [cost] = await once(counter, 'message');
  return cost;
}

describe('making a site that is twice as large', () => {
  it.each(Object.keys(grown))('costs twice as much at most: %s', async (name) => {
    const costs: Cost[] = [];
    for (const times of [1, 2, 4]) costs.push(await costOf(name, times * size));
    for (const measure of ['steps', 'written', 'remembered'] as const) {
      const [single = 0, double = 0, fourfold = 0] = costs.map((cost) => cost[measure]);
      // A hundredth: what stays as it is may wobble by some characters.
      const growth = (fourfold - double) / Math.max(double - single, fourfold / 100);
      expect(growth, `${measure}: ${single}, ${double}, ${fourfold}`).toBeLessThanOrEqual(mostGrowth);
    }
  });
});
