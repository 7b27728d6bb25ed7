import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runMeasured } from '../run-measured.ts';
import { addSample, noSamples, type Samples } from '../samples.ts';
import type { Bench } from '../with-bench.ts';
import type { Peer } from './peers.ts';
import { findDifference, readPages } from './read-pages.ts';

/** The cases measured for every generator, in this order. */
export const peerCases = ['clean', 'unchanged', 'post-edited'] as const;
export type PeerCase = (typeof peerCases)[number];

export interface PeerSamples {
  readonly title: string;
  readonly version: string;
  readonly cases: Readonly<Record<PeerCase, Samples>>;
  /** Why it was not measured, or not to the end. */
  problem?: string;
}

export function startSamples({ title, version }: Peer): PeerSamples {
  return {
    title,
    version,
    cases: { clean: noSamples(), unchanged: noSamples(), 'post-edited': noSamples() },
  };
}

/** The loop's site is from before this round's edits: it has another title for the post that is edited. */
const editedPosts = 1;

interface PeerRound {
  readonly bench: Bench;
  readonly round: number;
  /** The folder of a site that has the same pages. */
  readonly expected: string;
  readonly onStep: (step: string) => void;
}

/** Builds with another generator in all ways, and compares its pages and their titles with the bare loop's. */
export async function measurePeer(
  { peer, folder, samples }: InstalledPeer,
  { bench, round, expected, onStep }: PeerRound,
): Promise<void> {
  if (samples.problem !== undefined) return;
  const { copy, cms } = bench;
  const out = path.join(folder, 'out');
  const remove = (name: string) => rm(path.join(folder, name), { recursive: true, force: true });
  const steps: Readonly<Record<PeerCase, () => Promise<unknown>>> = {
    clean: () => Promise.all(['out', ...peer.caches].map(remove)),
    unchanged: async () => undefined,
    'post-edited': () => cms.editPost(`Edited beside in round ${round}`),
  };
  const env = {
    BENCH_ENDPOINT: cms.endpoint,
    BENCH_OUT: out,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  try {
    for (const name of peerCases) {
      await steps[name]();
      await cms.renewAnswers();
      await cms.takeCounts();
      const measured = await runMeasured(copy, peer.command, { cwd: folder, env });
      addSample(samples.cases[name], measured, await cms.takeCounts());
      const difference = findDifference(await readPages(expected), await readPages(out), editedPosts);
      if (difference !== null) throw new Error(difference);
    }
  } catch (error) {
    samples.problem = error instanceof Error ? error.message.slice(0, 500) : String(error);
    onStep(`${peer.title} failed: ${samples.problem}`);
  }
}

/** A generator that is installed and has its templates, and what was measured of it so far. */
export interface InstalledPeer {
  readonly peer: Peer;
  /** Absolute. */
  readonly folder: string;
  readonly samples: PeerSamples;
}
