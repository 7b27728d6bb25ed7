import { appendFile, copyFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import type { Bundler } from '../../generator/bundle/open-bundler.ts';
import { saveContent } from '../../generator/content/saved/content-file.ts';
import { readContentFile } from '../../generator/content/saved/read-content-file.ts';
import { openFolderStore } from '../../generator/store/folder-store.ts';
import { StoreFailure, type StoreFailureKind } from '../../generator/store/raw-store.ts';
import { crawlSite } from '../../generator/work/crawl-site.ts';
import { makeShard } from '../../generator/work/make-shard.ts';
import type { Shard } from '../../generator/work/shard.ts';
import { depth } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { faultsOfShardReport } from '../support/report-schema.ts';
import {
  createFuse,
  Killed,
  openSharedSite,
  type SharedSiteOptions,
  stepping,
} from '../support/shared-site.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, bundleOnce, openTestSite } from '../support/test-site.ts';

/** A bound for a run that hangs, not a measure. */
const hangingMs = 30 * 60_000;

/** Events begin and end between them, so some pages differ. */
const moments = [demoNow, '2026-06-13T05:00:00.000Z', '2027-03-01T00:00:00.000Z'] as const;

let folder: string;
let cms: DemoCms;
let bundler: Bundler;
let contentFile: string;
/** The files of one machine. */
let wanted: Readonly<Record<string, string>>;
let count = 0;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  bundler = await bundleOnce();
  cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  contentFile = path.join(folder, 'content.ndjson');
  const crawled = await openTestSite({ endpoint: cms.url, folder: newFolder(), now: () => demoNow, bundler });
  await buildOrFail(crawled);
  const { contentAndMedia } = crawled.last;
  if (contentAndMedia === undefined) throw new Error('There is no content');
  await saveContent(contentFile, contentAndMedia.content);
  wanted = await merge(newFolder());
  expect(Object.keys(wanted).length).toBeGreaterThan(50);
});
afterAll(async () => {
  await cms.close();
  await removeFolder(folder);
});

/** A folder that does not exist yet. */
function newFolder(): string {
  count += 1;
  return path.join(folder, String(count));
}

function open(store: SharedSiteOptions['store'], others: Partial<SharedSiteOptions> = {}) {
  const mediaOrigin = new URL(cms.url).origin;
  return openSharedSite({
    machine: newFolder(),
    contentFile,
    store,
    mediaOrigin,
    bundler,
    now: demoNow,
    ...others,
  });
}

let madeByMerge = 0;
let nextChange: string | undefined;

/** Builds the site with a store on a machine that knows nothing of it, and returns its files. */
async function merge(
  store: SharedSiteOptions['store'],
  others: Partial<SharedSiteOptions> = {},
): Promise<Readonly<Record<string, string>>> {
  const site = open(store, others);
  const { report } = await buildOrFail(site);
  madeByMerge = report.rebuilt?.made ?? 0;
  nextChange = site.last.nextChange?.at;
  return hashFiles(site.config.outDir);
}

/** One process: its shard, and how many steps it takes until it is killed. */
interface Process {
  readonly index: number;
  readonly total: number;
  readonly steps: number;
  readonly now: string;
}

/** Runs a shard in this process, to its end or until it is killed. */
async function runShard(store: string, { index, total, steps, now }: Process): Promise<void> {
  const step = createFuse(steps);
  const site = open(stepping(openFolderStore(store), step), { now, onProgress: step });
  try {
    const { failure } = await makeShard(site, { index: index % total, total });
    expect(failure).toBeUndefined();
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}

const steps = fc.oneof(fc.nat(160), fc.constant(Number.POSITIVE_INFINITY));

/** Groups of processes that run at once; n changes in some, and an index may run twice. */
const groups = fc.integer({ min: 1, max: 7 }).chain((total) =>
  fc.array(
    fc.array(
      fc.record({
        index: fc.nat(6),
        total: fc.oneof({ weight: 4, arbitrary: fc.constant(total) }, fc.integer({ min: 1, max: 7 })),
        steps,
        now: fc.oneof({ weight: 4, arbitrary: fc.constant(demoNow) }, fc.constantFrom(...moments)),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    { minLength: 1, maxLength: 4 },
  ),
);

describe('shards and a merge', () => {
  it(
    'make the bytes of one machine, whichever shards ran, were killed, ran twice or had another n',
    async () => {
      let kept = 0;
      let pages = 0;
      await fc.assert(
        fc.asyncProperty(groups, async (groups) => {
          const store = newFolder();
          for (const group of groups) await Promise.all(group.map((one) => runShard(store, one)));
          expect(await merge(store)).toEqual(wanted);
          const html = Object.keys(wanted).filter((file) => file.endsWith('.html')).length;
          kept += html - madeByMerge;
          pages += html;
        }),
        { numRuns: depth.shardRuns, seed: 412, endOnFailure: true },
      );
      expect(kept / pages).toBeGreaterThan(0.2);
      expect(kept / pages).toBeLessThan(1);
    },
    hangingMs,
  );

  it('leave nothing to make where every shard has come to its end', { timeout: hangingMs }, async () => {
    const store = newFolder();
    const shards = [3, 0, 2, 1].map((index) => ({
      index,
      total: 4,
      steps: Number.POSITIVE_INFINITY,
      now: demoNow,
    }));
    for (const shard of shards) await runShard(store, shard);
    expect(await merge(store)).toEqual(wanted);
    expect(madeByMerge).toBe(0);
  });

  it('make again what has changed with the clock since', { timeout: hangingMs }, async () => {
    const store = newFolder();
    const [now, earlier, later] = moments;
    await runShard(store, { index: 0, total: 1, steps: Number.POSITIVE_INFINITY, now });
    // Pages that were made for a later moment may show what has not come yet.
    expect(await merge(store, { now: earlier })).toEqual(await merge(newFolder(), { now: earlier }));
    expect(madeByMerge).toBeGreaterThan(0);
    expect(await merge(store, { now: later })).toEqual(await merge(newFolder(), { now: later }));
    await merge(store, { now: later });
    expect(madeByMerge).toBeGreaterThan(0);
    expect(madeByMerge).toBeLessThan(Object.keys(wanted).filter((file) => file.endsWith('.html')).length);
  });

  it('keep all until the moment at which the clock changes something, and no longer', {
    timeout: hangingMs,
  }, async () => {
    const store = newFolder();
    await runShard(store, { index: 0, total: 1, steps: Number.POSITIVE_INFINITY, now: demoNow });
    await merge(store);
    const change = nextChange ?? '';
    const before = new Date(Date.parse(change) - 1).toISOString();
    expect(before > demoNow).toBe(true);
    expect(await merge(store, { now: before })).toEqual(await merge(newFolder(), { now: before }));
    await merge(store, { now: before });
    expect(madeByMerge).toBe(0);
    expect(await merge(store, { now: change })).toEqual(await merge(newFolder(), { now: change }));
    await merge(store, { now: change });
    expect(madeByMerge).toBeGreaterThan(0);
  });

  it('keep pages of a store only for the content, settings and code that they were made from', {
    timeout: hangingMs,
  }, async () => {
    const store = newFolder();
    await runShard(store, { index: 0, total: 1, steps: Number.POSITIVE_INFINITY, now: demoNow });
    const others: readonly Partial<SharedSiteOptions>[] = [
      { settings: { siteUrl: 'https://other.example' } },
      { settings: { mapApps: [] } },
      { contentFile: await otherContent() },
    ];
    for (const other of others) {
      expect(await merge(store, other)).toEqual(await merge(newFolder(), other));
      const made = madeByMerge;
      await merge(newFolder(), other);
      expect(made).toBe(madeByMerge);
    }
    // What decides no page may differ.
    expect(await merge(store, { settings: { concurrency: 2, checks: { missingMedia: 'off' } } })).toEqual(
      wanted,
    );
    expect(madeByMerge).toBe(0);
  });
});

describe('a later crawl of unchanged content', () => {
  /** Crawls on a machine that knows nothing. */
  const crawlAt = async (moment: string) => {
    const options = { endpoint: cms.url, folder: newFolder(), now: () => moment, bundler };
    const file = newFolder();
    const { failure } = await crawlSite(await openTestSite(options), file);
    expect(failure).toBeUndefined();
    return file;
  };

  it('leaves every stored page of use whose answers of the clock are the same', {
    timeout: hangingMs,
  }, async () => {
    const [now, , later] = moments;
    const store = newFolder();
    const run = { runName: 'nightly' };
    const next = new Date(Date.parse(now) + 60_000).toISOString();
    const files = await Promise.all([now, next, later].map(crawlAt));
    const digests = await Promise.all(files.map(readContentFile));
    expect(new Set(digests.map(({ contentDigest }) => contentDigest)).size).toBe(1);
    const [first, second, third] = files.map((file) => ({ contentFile: file }));
    await makeShard(open(store, { ...first, ...run, now }), { index: 0, total: 1 });

    const { report } = await makeShard(open(store, { ...second, ...run, now: next }), { index: 0, total: 1 });
    expect(report.parts).toMatchObject({ made: 0 });
    expect(await merge(store, { ...second, ...run, now: next })).toEqual(
      await merge(newFolder(), { ...second, now: next }),
    );
    await merge(store, { ...second, now: next });
    expect(madeByMerge).toBe(0);

    // Events have come and gone.
    const html = Object.keys(await merge(newFolder(), { ...third, now: later })).filter((file) =>
      file.endsWith('.html'),
    );
    await merge(store, { ...third, now: later });
    expect(madeByMerge).toBeGreaterThan(0);
    expect(madeByMerge).toBeLessThan(html.length / 2);
  });
});

/** The same content in a file of other bytes. */
async function otherContent(): Promise<string> {
  const file = newFolder();
  const { content } = await readContentFile(contentFile);
  await saveContent(file, { ...content, media: content.media.toReversed() });
  return file;
}

describe('processes of one run', () => {
  it('are refused with another content file, a shard and a merge', async () => {
    const store = newFolder();
    const run = { runName: 'nightly' };
    const first = await makeShard(open(store, run), { index: 0, total: 2 });
    expect(first.failure).toBeUndefined();
    expect(first.report).toMatchObject({
      run: 'nightly',
      content: (await readContentFile(contentFile)).contentDigest,
    });
    const other = await otherContent();
    const digests = [contentFile, other].map(async (file) => (await readContentFile(file)).contentDigest);
    const { failure } = await makeShard(open(store, { ...run, contentFile: other }), { index: 1, total: 2 });
    expect(failure?.kind).toBe('usage');
    for (const digest of digests) expect(failure?.problems[0]?.message).toContain(await digest);
    await expect(merge(store, { ...run, contentFile: other })).rejects.toThrow(/another content file/);
    // Another run may have it.
    const next = await makeShard(open(store, { runName: 'next', contentFile: other }), {
      index: 1,
      total: 2,
    });
    expect(next.failure).toBeUndefined();
  });

  it('are refused with other settings', async () => {
    const store = newFolder();
    const run = { runName: 'nightly' };
    await makeShard(open(store, run), { index: 0, total: 2 });
    const settings = { siteUrl: 'https://other.example' };
    const { failure } = await makeShard(open(store, { ...run, settings }), { index: 1, total: 2 });
    expect(failure?.message).toContain('other code, templates or settings');
  });

  it('are not compared without a name', async () => {
    const store = newFolder();
    await makeShard(open(store), { index: 0, total: 2 });
    const { failure } = await makeShard(open(store, { contentFile: await otherContent() }), {
      index: 1,
      total: 2,
    });
    expect(failure).toBeUndefined();
  });
});

describe('a store that fails at half', () => {
  /** Fails from its nth operation on. */
  const failing = (store: string, kind: StoreFailureKind, after: number) => {
    let left = after;
    return stepping(openFolderStore(store), () => {
      left -= 1;
      if (left < 0) throw new StoreFailure(kind, 'it is gone', 'Look for it.');
    });
  };

  const countOperations = async (shard: Shard): Promise<number> => {
    let operations = 0;
    const store = stepping(openFolderStore(newFolder()), () => {
      operations += 1;
    });
    await makeShard(open(store), shard);
    return operations;
  };

  it.each<readonly [kind: StoreFailureKind, failure: string]>([
    ['unanswered', 'unfinished'],
    ['full', 'unfinished'],
    ['denied', 'usage'],
  ])('ends a shard: %s is %s, and the next attempt goes on from there', async (kind, expected) => {
    const store = newFolder();
    const shard = { index: 0, total: 1 };
    // Parts are looked for first, and stored at the end.
    const late = Math.round((await countOperations(shard)) * 0.8);
    const { failure, report } = await makeShard(open(failing(store, kind, late)), shard);
    expect(failure).toMatchObject({
      kind: expected,
      problems: [{ message: 'it is gone', hint: 'Look for it.' }],
    });
    expect(report.outcome).toBe('failed');
    expect(faultsOfShardReport(report)).toEqual([]);
    // Without files that are not finished.
    const stored = (await listFiles(store)).filter((file) => /^pages.[0-9a-f]{64}$/.test(file)).length;
    expect(stored).toBeGreaterThan(0);
    const { report: next } = await makeShard(open(store), shard);
    expect(next.outcome).toBe('stored');
    expect(next.parts.own - next.parts.made).toBeGreaterThanOrEqual(stored);
    expect(next.parts.made).toBeGreaterThan(0);
    expect(await merge(store)).toEqual(wanted);
  });

  it.each<StoreFailureKind>(['unanswered', 'full', 'denied'])(
    'stops no merge, which says so once: %s',
    async (kind) => {
      const store = newFolder();
      await makeShard(open(store), { index: 0, total: 1 });
      const site = open(failing(store, kind, 20));
      const { report } = await buildOrFail(site);
      expect(await hashFiles(site.config.outDir)).toEqual(wanted);
      expect(report.warnings.filter(({ message }) => message.includes('it is gone'))).toHaveLength(1);
    },
  );
});

describe('a damaged part', () => {
  it('is named and made again by a merge, and replaced by the next shard', async () => {
    const store = newFolder();
    await makeShard(open(store), { index: 0, total: 1 });
    const [part = '', other = ''] = (await listFiles(store)).filter((file) => file.startsWith('pages/'));
    await appendFile(path.join(store, part), 'x');
    await copyFile(path.join(store, part), path.join(store, other));
    const site = open(store);
    const { report } = await buildOrFail(site);
    expect(await hashFiles(site.config.outDir)).toEqual(wanted);
    for (const name of [part, other])
      expect(report.warnings.filter(({ message }) => message.includes(name))).toHaveLength(1);
    const { report: next } = await makeShard(open(store), { index: 0, total: 1 });
    expect(next.parts.made).toBe(2);
    expect(await merge(store)).toEqual(wanted);
    expect(madeByMerge).toBe(0);
  });
});
