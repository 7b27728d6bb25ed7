import { rm } from 'node:fs/promises';
import path from 'node:path';
import { demoNow } from '../../demo/clock.ts';
import type { Shape } from '../../demo/large-site/shapes.ts';
import { baselineReply } from './baseline-reply.ts';
import { installPeers } from './beside/install-peers.ts';
import { measurePeer, type PeerSamples } from './beside/measure-peer.ts';
import type { PeerName } from './beside/peers.ts';
import { readPages } from './beside/read-pages.ts';
import { type Measured, runMeasured } from './run-measured.ts';
import { addSample, noSamples, type Samples } from './samples.ts';
import { type Bench, type BenchSize, withBench } from './with-bench.ts';

/** The cases measured for our own command line, each following from the one before. */
export const caseNames = ['clean', 'unchanged', 'post-edited', 'template-edited', 'fresh'] as const;
export type CaseName = (typeof caseNames)[number];

export interface SiteSamples {
  readonly shape: Shape;
  readonly entries: number;
  /** Of the bare loop and of those beside us. */
  readonly pages: number;
  /** Of ours: with the further addresses of lists. */
  readonly ownPages: number;
  readonly baseline: Samples;
  readonly cases: Readonly<Record<CaseName, Samples>>;
  readonly beside: readonly PeerSamples[];
}

export interface SiteOptions extends BenchSize {
  readonly rounds: number;
  /** Other generators, measured in the same rounds. */
  readonly beside: readonly PeerName[];
  readonly onStep: (step: string) => void;
}

/** Builds a site of so many generated entries in all ways, baseline and ours in turn, each in a process of its own. */
export async function measureSite(options: SiteOptions): Promise<SiteSamples> {
  return withBench(options, (bench) => measureRounds(bench, options));
}

async function measureRounds(bench: Bench, options: SiteOptions): Promise<SiteSamples> {
  const { copy, cms, folder } = bench;
  const { root, shape, entries, rounds, onStep } = options;
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
    fresh: async () => undefined,
  };
  const cases: Record<CaseName, Samples> = {
    clean: noSamples(),
    unchanged: noSamples(),
    'post-edited': noSamples(),
    'template-edited': noSamples(),
    fresh: noSamples(),
  };
  const baseline = noSamples();
  let pages = 0;

  onStep('warming up');
  await generate(bench, out);
  await runBaseline(bench, baselineOut);
  const ownPages = (await readPages(out)).size;
  const peers = await installPeers(options.beside, { root, folder, onStep });
  for (let round = 1; round <= rounds; round += 1) {
    onStep(`round ${round} of ${rounds}`);
    await rm(baselineOut, { recursive: true, force: true });
    await makeReady(bench);
    const loop = await runBaseline(bench, baselineOut);
    pages = loop.pages;
    addSample(baseline, loop, await cms.takeCounts());
    for (const name of caseNames) {
      await steps[name](round);
      await makeReady(bench);
      const measured = await generate(bench, out, name === 'fresh' ? ['--fresh'] : []);
      addSample(cases[name], measured, await cms.takeCounts());
    }
    for (const peer of peers) await measurePeer(peer, { bench, round, expected: baselineOut, onStep });
  }
  return { shape, entries, pages, ownPages, baseline, cases, beside: peers.map(({ samples }) => samples) };
}

/** The CMS has all answers in memory, and starts to count. */
async function makeReady({ cms }: Bench): Promise<void> {
  await cms.renewAnswers();
  await cms.takeCounts();
}

function generate(
  { copy, cms: { endpoint } }: Bench,
  out: string,
  more: readonly string[] = [],
): Promise<Measured> {
  const source = ['--endpoint', endpoint, '--now', demoNow];
  return runMeasured(copy, [...copy.command, ...source, '--out', out, '--quiet', ...more]);
}

async function runBaseline(
  { copy, cms: { endpoint } }: Bench,
  out: string,
): Promise<Measured & { readonly pages: number }> {
  const measured = await runMeasured(copy, [copy.script('baseline-process'), endpoint, out, demoNow]);
  const { pages, paused } = baselineReply.parse(JSON.parse(measured.stdout));
  return { ...measured, ms: measured.ms - paused.ms, cpuMs: measured.cpuMs - paused.cpuMs, pages };
}
