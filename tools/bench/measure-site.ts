import { rm } from 'node:fs/promises';
import path from 'node:path';
import { demoNow } from '../../demo/clock.ts';
import { baselineReply } from './baseline-reply.ts';
import type { BenchCms } from './cms.ts';
import type { ProjectCopy } from './project-copy.ts';
import { type Measured, runMeasured } from './run-measured.ts';
import { type Bench, type BenchSize, withBench } from './with-bench.ts';

/** What is measured of our own command line, in the order in which each follows from the one before. */
export const caseNames = ['clean', 'unchanged', 'post-edited', 'template-edited'] as const;
export type CaseName = (typeof caseNames)[number];

/** A process as often as it was measured. */
export interface Samples {
  readonly ms: number[];
  readonly cpuMs: number[];
  readonly peakBytes: number[];
}

export interface SiteSamples {
  readonly entries: number;
  readonly pages: number;
  readonly baseline: Samples;
  readonly cases: Readonly<Record<CaseName, Samples>>;
}

export interface SiteOptions extends BenchSize {
  readonly rounds: number;
  readonly onStep: (step: string) => void;
}

/** Builds a site of so many generated posts in all ways, baseline and ours in turn, each in a process of its own. */
export async function measureSite(options: SiteOptions): Promise<SiteSamples> {
  return withBench(options, (bench) => measureRounds(bench, options));
}

async function measureRounds(
  { copy, cms, folder }: Bench,
  { entries, rounds, onStep }: SiteOptions,
): Promise<SiteSamples> {
  const out = path.join(folder, 'site');
  const baselineOut = path.join(folder, 'baseline');
  const steps: Readonly<Record<CaseName, (round: number) => Promise<void>>> = {
    clean: async () => {
      await rm(out, { recursive: true, force: true });
      await copy.forgetBuilds();
    },
    unchanged: async () => undefined,
    'post-edited': (round) => cms.editPost(`Edited in round ${round}`),
    'template-edited': (round) => copy.editTemplate(`Round ${round}:`),
  };
  const cases = { clean: none(), unchanged: none(), 'post-edited': none(), 'template-edited': none() };
  const baseline = none();
  let pages = 0;

  onStep('warming up');
  await generate(copy, cms, out);
  await runBaseline(copy, cms, baselineOut);
  for (let round = 1; round <= rounds; round += 1) {
    onStep(`round ${round} of ${rounds}`);
    await rm(baselineOut, { recursive: true, force: true });
    const loop = await runBaseline(copy, cms, baselineOut);
    pages = loop.pages;
    add(baseline, loop);
    for (const name of caseNames) {
      await steps[name](round);
      add(cases[name], await generate(copy, cms, out));
    }
  }
  return { entries, pages, baseline, cases };
}

function generate(copy: ProjectCopy, { endpoint }: BenchCms, out: string): Promise<Measured> {
  const source = ['--endpoint', endpoint, '--now', demoNow];
  return runMeasured(copy, [...copy.command, ...source, '--out', out, '--quiet']);
}

async function runBaseline(
  copy: ProjectCopy,
  { endpoint }: BenchCms,
  out: string,
): Promise<Measured & { readonly pages: number }> {
  const measured = await runMeasured(copy, [copy.script('baseline-process'), endpoint, out, demoNow]);
  const { pages, paused } = baselineReply.parse(JSON.parse(measured.stdout));
  return { ...measured, ms: measured.ms - paused.ms, cpuMs: measured.cpuMs - paused.cpuMs, pages };
}

function none(): Samples {
  return { ms: [], cpuMs: [], peakBytes: [] };
}

function add(samples: Samples, { ms, cpuMs, peakBytes }: Measured): void {
  samples.ms.push(ms);
  samples.cpuMs.push(cpuMs);
  samples.peakBytes.push(peakBytes);
}
