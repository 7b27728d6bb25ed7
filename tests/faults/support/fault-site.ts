import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { html } from '../../../demo/blocks/text.ts';
import { createDemoCms, type DemoCms } from '../../../demo/demo-cms.ts';
import { createStore } from '../../../demo/store.ts';
import type { DemoStore } from '../../../demo/store-types.ts';
import { cacheOf } from '../../../tools/soak/cache-of.ts';
import { cacheWithPictures } from '../../support/cache-with-pictures.ts';
import { hashFiles } from '../../support/hash-files.ts';
import { smallStore } from '../../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';
import { bundleOnce } from '../../support/test-site.ts';
import { type BuildOptions, buildHere } from './build-here.ts';
import type { Confinement } from './confine.ts';
import { type Fault, type FaultProxy, forwardAll, startFaultProxy } from './fault-proxy.ts';
import {
  type ExpectedEnd,
  expectInvariants,
  expectNoSecret,
  type Hashes,
  hashIfThere,
} from './invariants.ts';
import { type FaultRun, longestRunMs, type RunOptions, run } from './run-in-group.ts';

export interface FaultRunOptions extends RunOptions {
  readonly confinement?: Confinement;
}

export interface FaultBuildOptions extends BuildOptions {
  /** Another output folder than that of the site, which stays as it is. */
  readonly out?: string;
}

/** A small pier behind a fault proxy, built once without any fault: every run of a test file is compared with that. */
export interface FaultSite {
  readonly cms: DemoCms;
  readonly proxy: FaultProxy;
  /** The test's own folder, absolute. */
  readonly folder: string;
  /** The folder in which the site lies, as `site`, and nothing else. */
  readonly parent: string;
  /** The cache of the answers from the proxy. */
  readonly cache: string;
  /** The site that a build without a fault makes. */
  readonly clean: Hashes;
  /** Runs the command line under a fault and asserts the invariants of docs/faults.md#after-every-fault. */
  readonly expectRun: (fault: Fault, expected: ExpectedEnd, options?: FaultRunOptions) => Promise<FaultRun>;
  /** Builds in this process under a fault, with brief pauses between attempts, and asserts the same invariants. */
  readonly expectBuild: (
    fault: Fault,
    expected: ExpectedEnd,
    options?: FaultBuildOptions,
  ) => Promise<FaultRun>;
  /** The site that a clean build makes of the content after a change, which is undone. */
  readonly siteOf: (change: (store: DemoStore) => void) => Promise<Hashes>;
}

/** Opens the site before the tests of a file, and ends it after. */
export function openFaultSite(): FaultSite {
  // Several runs a test, on a machine that may be busy.
  vi.setConfig({ testTimeout: 5 * longestRunMs, hookTimeout: 2 * longestRunMs });
  let opened: (FaultSite & { close: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  const get = () => {
    if (opened === undefined) throw new Error('the site is not open yet');
    return opened;
  };
  return {
    get cms() {
      return get().cms;
    },
    get proxy() {
      return get().proxy;
    },
    get folder() {
      return get().folder;
    },
    get parent() {
      return get().parent;
    },
    get cache() {
      return get().cache;
    },
    get clean() {
      return get().clean;
    },
    expectRun: (...args) => get().expectRun(...args),
    expectBuild: (...args) => get().expectBuild(...args),
    siteOf: (...args) => get().siteOf(...args),
  };
}

async function open(): Promise<FaultSite & { close: () => Promise<void> }> {
  const folder = await makeTemporaryFolder();
  const foreign = await startForeignHost();
  const cms = await createDemoCms({ store: makeStore(foreign.url) });
  const proxy = await startFaultProxy(cms.url);
  const parent = path.join(folder, 'publish');
  const out = path.join(parent, 'site');
  const cache = cacheOf(folder, proxy.endpoint);
  cacheWithPictures(path.dirname(cache));
  await mkdir(parent);

  // Looked at after every run, whether a process has used them or not.
  for (const name of ['home', 'tmp']) await mkdir(path.join(folder, name));
  const first = await buildHere(
    { root: folder, out, bundler: await bundleOnce() },
    { endpoint: proxy.endpoint },
  );
  if (first.exitCode !== 0) throw new Error(`the site cannot be built\n${first.stderr}`);
  const clean = await hashFiles(out);
  await expectNoSecret(out);

  const expectSound = async (
    { fault, expected, seenAt = parent }: { fault: Fault; expected: ExpectedEnd; seenAt?: string },
    work: () => Promise<FaultRun>,
  ): Promise<FaultRun> => {
    const { site = clean } = expected;
    const before = await hashIfThere(out);
    proxy.seen.length = 0;
    proxy.inject(fault);
    const ended = await work();
    proxy.inject(forwardAll);
    await expectInvariants({
      ended,
      expected,
      before,
      complete: site,
      folder,
      parent: seenAt,
      foreignConnections: foreign.connections(),
    });
    if (ended.exitCode === 0 && site !== clean) await expectNoSecret(out);
    return ended;
  };
  const expectRun: FaultSite['expectRun'] = (fault, expected, { confinement, ...options } = {}) => {
    const { wrap, seenAt } = confinement ?? {};
    const confined = { endpoint: proxy.endpoint, ...(wrap && { wrap }), ...options };
    return expectSound({ fault, expected, ...(seenAt !== undefined && { seenAt }) }, () =>
      run(folder, out, confined),
    );
  };
  const expectBuild: FaultSite['expectBuild'] = (fault, expected, { out: other = out, ...options } = {}) =>
    expectSound({ fault, expected }, async () =>
      buildHere(
        { root: folder, out: other, bundler: await bundleOnce() },
        { endpoint: proxy.endpoint, ...options },
      ),
    );

  const siteOf: FaultSite['siteOf'] = async (change) => {
    const store = structuredClone(cms.store);
    change(store);
    const other = await createDemoCms({ store });
    const otherOut = path.join(folder, 'other', 'site');
    await mkdir(path.dirname(otherOut), { recursive: true });
    try {
      const built = await buildHere(
        { root: folder, out: otherOut, bundler: await bundleOnce() },
        { endpoint: other.url },
      );
      expect(built.exitCode, built.stderr).toBe(0);
      return await hashFiles(otherOut);
    } finally {
      await other.close();
      await removeFolder(path.dirname(otherOut));
      await removeFolder(cacheOf(folder, other.url));
    }
  };

  const close = async (): Promise<void> => {
    await proxy.stop();
    await cms.close();
    await foreign.close();
    await expectNoSecret(cache);
    await removeFolder(folder);
  };
  return { cms, proxy, folder, parent, cache, clean, expectRun, expectBuild, siteOf, close };
}

/**
 * A small pier with entries that are not public, and with a post that names a forbidden host (I4,
 * I5).
 */
function makeStore(foreignUrl: string): DemoStore {
  const store = smallStore({ posts: 3 });
  const known = new Set(store.entries.map(({ id }) => id));
  store.entries.push(
    ...createStore().entries.filter(({ id, title }) => title.startsWith('CANARY') && !known.has(id)),
  );
  const post = store.entries.find(({ kind, status }) => kind === 'post' && status === 'publish');
  if (post === undefined) throw new Error('the demo has no post');
  post.blocks = [
    ...post.blocks,
    html(`<p><a href="${foreignUrl}">Tides</a> <img src="${foreignUrl}a.png"></p>`),
  ];
  return store;
}

interface ForeignHost {
  readonly url: string;
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

async function startForeignHost(): Promise<ForeignHost> {
  let connections = 0;
  const server = createServer().on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    connections: () => connections,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
