import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createDemoCms } from '../../demo/demo-cms.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { type FaultProxy, forwardAll, startFaultProxy } from '../../tests/faults/support/fault-proxy.ts';
import { run } from '../../tests/faults/support/run-in-group.ts';
import { hashFiles } from '../../tests/support/hash-files.ts';
import { smallStore } from '../../tests/support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../../tests/support/temporary-folder.ts';
import { cacheOf } from './cache-of.ts';
import { chance } from './chance.ts';
import { cleanSites } from './clean-sites.ts';
import { editContent } from './edit-content.ts';
import { type Hashes, judge, type Verdict } from './judge.ts';
import { startTally, type Tally } from './tally.ts';
import { type FaultKind, makeWeather } from './weather.ts';

export interface SoakResult {
  readonly seed: number;
  readonly builds: number;
  readonly published: number;
  /** Builds that left the site as it was, and said why. */
  readonly refused: number;
  readonly exitCodes: Readonly<Record<string, number>>;
  /** Requests to the CMS, including repeated ones and media. */
  readonly requests: number;
  /** Of queries. */
  readonly retries: number;
  /** Faults that requests met, by kind. */
  readonly faults: Readonly<Record<string, number>>;
  readonly edits: { readonly between: number; readonly during: number };
  /** Pages that builds would keep unseen, looked at before each, and those of them that had changed all the same. */
  readonly kept: { readonly pages: number; readonly wrong: number };
  /** Failures of the soak. */
  readonly wrong: readonly { readonly build: number; readonly why: string }[];
}

export interface Soak {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly builds: number;
  readonly seed: number;
  /** Takes a line about each build. */
  readonly onBuild: (line: string) => void;
}

/**
 * Short times, so that many builds take little time. Broken media must not give an incomplete site.
 * The checks against loss are off: editors delete at will here, and no check may hide losses
 * through a failing CMS.
 */
const settings = {
  checks: { missingMedia: 'fail', lostEntries: 'off', emptyMenu: 'off', emptyHome: 'off' },
  graphql: { clients: { default: { options: { timeoutMs: 1200, queryTimeoutMs: 15_000, retries: 4 } } } },
};

const mostEditsBetween = 3;

/** Builds one site so many times, each time in another weather, from the content that the builds before have left. */
export async function runSoak({ root, builds, seed, onBuild }: Soak): Promise<SoakResult> {
  const folder = await makeTemporaryFolder();
  const cms = await createDemoCms({ store: smallStore(), folder: path.join(root, 'demo') });
  const proxy = await startFaultProxy(cms.url);
  const tally = startTally();
  const wrong: { build: number; why: string }[] = [];
  try {
    await mkdir(path.join(folder, 'publish'));
    for (let build = 1; build <= builds; build += 1) {
      const verdict = await buildOnce({ root, folder, store: cms.store, proxy, seed, build, tally });
      if (verdict.outcome === 'wrong') wrong.push({ build, why: verdict.why });
      onBuild(`${build} of ${builds}: ${'why' in verdict ? `WRONG: ${verdict.why}` : verdict.outcome}`);
    }
  } finally {
    await proxy.stop();
    await cms.close();
    await removeFolder(cacheOf(root, proxy.endpoint));
    await removeFolder(folder);
  }
  const { outcomes, exitCodes, faults, requests, retries, edits, keeps } = tally;
  return {
    seed,
    builds,
    published: outcomes.count('published'),
    refused: outcomes.count('refused'),
    exitCodes: exitCodes.all(),
    requests: requests.count('all'),
    retries: retries.count('all'),
    faults: faults.all(),
    edits: { between: edits.count('between'), during: edits.count('during') },
    kept: { pages: keeps.count('pages'), wrong: keeps.count('wrong') },
    wrong,
  };
}

interface OneBuild {
  readonly root: string;
  readonly folder: string;
  readonly store: DemoStore;
  readonly proxy: FaultProxy;
  readonly seed: number;
  readonly build: number;
  readonly tally: Tally;
}

async function buildOnce({ root, folder, store, proxy, seed, build, tally }: OneBuild): Promise<Verdict> {
  const parent = path.join(folder, 'publish');
  const out = path.join(parent, 'site');
  const between = Math.floor(chance(seed, build, 'edits') * (mostEditsBetween + 1));
  for (let edit = 0; edit < between; edit += 1) editContent(store, chance(seed, build, 'edit', edit));
  tally.edits.add('between', between);

  const doubted = await doubtKeeps(folder, out, proxy.endpoint);
  tally.keeps.add('pages', doubted.pages);
  tally.keeps.add('wrong', doubted.wrong);

  const states = [structuredClone(store)];
  const before = await hashSite(out);
  proxy.seen.length = 0;
  proxy.inject(
    makeWeather({
      seed,
      build,
      onFault: (kind: FaultKind) => tally.faults.add(kind),
      onEdit: (number) => {
        editContent(store, number);
        tally.edits.add('during');
        states.push(structuredClone(store));
      },
    }),
  );
  const { exitCode, report } = await run(folder, out, { endpoint: proxy.endpoint, settings, isFresh: false });
  proxy.inject(forwardAll);
  tally.exitCodes.add(String(exitCode));
  tally.requests.add('all', proxy.seen.length);
  tally.retries.add('all', report?.requests.retries);

  const verdict = await judge({
    exitCode,
    before,
    after: await hashSite(out),
    besides: (await readdir(parent)).filter((name) => name !== 'site'),
    cleanSites: cleanSites({ root, folder, settings, states }),
  });
  tally.outcomes.add(verdict.outcome);
  return doubted.wrong === 0
    ? verdict
    : { outcome: 'wrong', why: `${doubted.wrong} pages would have been kept that had changed` };
}

/** Makes all pages of the content as it is now, and counts those that the build after it keeps unseen. */
async function doubtKeeps(
  folder: string,
  out: string,
  endpoint: string,
): Promise<{ readonly pages: number; readonly wrong: number }> {
  const { stdout, exitCode } = await run(folder, out, { endpoint, settings, isFresh: false, isVerify: true });
  const found = /keep unseen: (\d+), wrongly: (\d+)/.exec(stdout);
  // The CMS may fail while the site is compared: then nothing is counted.
  if (found === null && exitCode === 0) throw new Error(`The verifying run tells no pages: ${stdout}`);
  const [, pages = 0, wrong = 0] = found ?? [];
  return { pages: Number(pages), wrong: Number(wrong) };
}

async function hashSite(out: string): Promise<Hashes> {
  return hashFiles(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return {};
  });
}
