import { rm } from 'node:fs/promises';
import path from 'node:path';
import { demoNow } from '../../demo/clock.ts';
import { firstEntries } from './budgets.ts';
import { type MeasuredTree, runWithChildren } from './run-with-children.ts';
import { type Bench, withBench } from './with-bench.ts';

/** First builds after an installation, with all that they start: nothing is bundled, no picture is made. */
export interface FirstSamples {
  readonly demo: readonly MeasuredTree[];
  /** A larger site. */
  readonly site: readonly MeasuredTree[];
}

export interface FirstOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly rounds: number;
  readonly onStep: (step: string) => void;
}

/** Builds the demo and a larger site for the first time, in turn. */
export async function measureFirst({ root, rounds, onStep }: FirstOptions): Promise<FirstSamples> {
  return withBench({ root, shape: 'mixed', entries: firstEntries }, async (bench) => {
    const samples = { demo: [] as MeasuredTree[], site: [] as MeasuredTree[] };
    for (let round = 1; round <= rounds; round += 1) {
      onStep(`round ${round} of ${rounds}`);
      samples.demo.push(await firstBuild(bench, []));
      samples.site.push(await firstBuild(bench, ['--endpoint', bench.cms.endpoint, '--now', demoNow]));
    }
    return samples;
  });
}

async function firstBuild({ copy, folder }: Bench, source: readonly string[]): Promise<MeasuredTree> {
  const out = path.join(folder, 'site');
  await copy.forgetAll();
  await rm(out, { recursive: true, force: true });
  return runWithChildren([...copy.command, ...source, '--out', out, '--quiet'], { cwd: copy.root });
}
