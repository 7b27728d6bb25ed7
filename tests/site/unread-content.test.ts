import { appendFile, cp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createDemoCms, type DemoCmsOptions } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { createStore } from '../../demo/store.ts';
import { saveContent } from '../../generator/content/saved/content-file.ts';
import { hashFiles } from '../support/hash-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite, type TestSiteOptions } from '../support/test-site.ts';

type Options = Partial<Omit<TestSiteOptions, 'folder'>>;

/** A small pier whose CMS has the plugin: each build opens the site again, and is the only one of its process. */
async function startPier({
  store = smallStore({ posts: 3 }),
  ...files
}: Pick<DemoCmsOptions, 'store' | 'folder'> = {}) {
  const start = (port = 0) =>
    createDemoCms({ ...files, store, port, plugins: { seo: true, boardwalk: true } });
  let cms = await start();
  const restart = async () => {
    await cms.close();
    cms = await start(Number(new URL(cms.url).port));
  };
  const folder = await makeTemporaryFolder();
  const build = async (options: Options = {}, inFolder = folder) => {
    const settings = { endpoint: cms.url, ...options.settings };
    const site = await openTestSite({ endpoint: cms.url, folder: inFolder, ...options, settings });
    const { report } = await buildOrFail(site, { isOnly: true });
    const { contentAndMedia } = site.last;
    return {
      ...{ report, out: site.config.outDir, isUnread: contentAndMedia === undefined },
      content: async () => contentAndMedia?.content ?? Promise.reject(new Error('The content was not read')),
    };
  };
  /** The files of a clean build, with nothing of the last. */
  const clean = async (options: Options = {}) => {
    const { out } = await build(options, await temporaryFolder());
    return hashFiles(out);
  };
  const cached = async (name: string) => {
    const files = await readdir(path.join(folder, 'cache'), { recursive: true });
    const found = files.find((file) => path.basename(file).startsWith(name));
    return path.join(folder, 'cache', found ?? `${name} is missing`);
  };
  const close = async () => {
    await cms.close();
    await removeFolder(folder);
  };
  return { store, folder, build, clean, cached, restart, close };
}

type Pier = Awaited<ReturnType<typeof startPier>>;

/** A pier of one test. */
async function openPier(options?: Pick<DemoCmsOptions, 'store' | 'folder'>): Promise<Pier> {
  const opened = await startPier(options);
  onTestFinished(opened.close);
  return opened;
}

/** A pier that stays as it is: its files, and those that a clean build makes of it. */
let pier: Pier;
let wanted: Readonly<Record<string, string>>;

beforeAll(async () => {
  pier = await startPier();
  const { out } = await pier.build();
  wanted = await hashFiles(out);
  return pier.close;
});

it('a build in which nothing has changed asks once, and reads nothing of the content', async () => {
  const { build, cached } = await openPier();
  const first = await build();
  const before = await hashFiles(first.out);
  await writeFile(await cached('crawl.log'), 'damaged');
  const second = await build();
  expect(second.isUnread).toBe(true);
  const { requests, rebuilt, stages: _, totalMs: _ms, peakMemory: _peak, growth, ...report } = second.report;
  expect(requests.count).toBe(1);
  expect(first.report).toMatchObject({ ...report, growth });
  expect(rebuilt).toMatchObject({ written: 0, removed: 0, made: 0, kept: report.files, changes: [] });
  expect(await hashFiles(second.out)).toEqual(before);
});

it('an edit is built with the answer that was asked first', async () => {
  const { store, build, clean } = await openPier();
  await build();
  editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Come and see' });
  const { report, out, isUnread } = await build();
  expect(isUnread).toBe(false);
  expect(report.requests.count).toBeLessThanOrEqual(4);
  expect(report.rebuilt?.changes.map(({ cause }) => cause.what)).toContain('content');
  expect(await hashFiles(out)).toEqual(await clean());
  expect((await build()).isUnread).toBe(true);
});

interface Touched extends Pick<Pier, 'cached'> {
  readonly out: string;
}

it.each<readonly [string, (touched: Touched) => Promise<unknown>]>([
  ['a file was edited', ({ out }) => writeFile(path.join(out, 'index.html'), 'edited')],
  ['a file was removed', ({ out }) => rm(path.join(out, 'visit/index.html'))],
  ['the folder was removed', ({ out }) => rm(out, { recursive: true })],
  [
    'the folder is a copy',
    async ({ out }) => {
      await cp(out, `${out}-copy`, { recursive: true, preserveTimestamps: true });
      await rm(out, { recursive: true });
      await rename(`${out}-copy`, out);
    },
  ],
  ['the record of the folder is gone', async ({ cached }) => rm(await cached('folder-'))],
  ['the record of the folder is cut', async ({ cached }) => truncate(await cached('folder-'), 300)],
  ['the memory of the site is cut', async ({ cached }) => truncate(await cached('site.log'), 300)],
  ['the memory of the site is gone', async ({ cached }) => rm(await cached('site.log'))],
])('an unchanged CMS is no reason to keep the site when %s', async (_, touch) => {
  const { build, cached } = pier;
  const { out } = await build();
  await touch({ out, cached });
  const next = await build();
  expect(next.isUnread).toBe(false);
  expect(await hashFiles(out)).toEqual(wanted);
  expect((await build()).isUnread).toBe(true);
  expect(await hashFiles(out)).toEqual(wanted);
});

it.each<readonly [string, Options]>([
  ['other code', { code: 'other' }],
  ['another setting', { settings: { siteUrl: 'https://other.example' } }],
  ['a later moment at which an event has ended', { now: () => '2027-06-13T14:05:00.000Z' }],
  ['an earlier moment', { now: () => '2026-01-13T14:05:00.000Z' }],
  ['a fresh build', { isFresh: true }],
])('an unchanged CMS is no reason to keep the site with %s', async (_, options) => {
  const { build, clean } = pier;
  await build();
  const next = await build(options);
  expect(next.isUnread).toBe(false);
  expect(await hashFiles(next.out)).toEqual(await clean(options));
});

it('builds from a content file of this CMS, which is not asked', async () => {
  const { folder, build, store } = await openPier();
  const first = await build();
  const contentFile = path.join(folder, 'content.json');
  await saveContent(contentFile, await first.content());
  editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Come and see' });
  await build();
  const { report, out } = await build({ endpoint: null, contentFile });
  expect(report.requests.count).toBe(0);
  expect(await readFile(path.join(out, 'visit/index.html'), 'utf8')).not.toContain('Come and see');
});

it('keeps two output folders of one CMS apart', async () => {
  const { folder, build, clean } = await openPier();
  const other = { settings: { out: path.join(folder, 'other') } };
  await build();
  expect((await build(other)).isUnread).toBe(false);
  expect((await build()).isUnread).toBe(false);
  expect((await build(other)).isUnread).toBe(false);
  expect(await hashFiles(path.join(folder, 'site'))).toEqual(await clean());
  expect((await build(other)).isUnread).toBe(true);
});

it('asks another CMS that has the cache of this one', async () => {
  const { build } = await openPier();
  const { out } = await build();
  const store = smallStore({ posts: 3 });
  editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Somewhere else' });
  const cms = await createDemoCms({ store, plugins: { seo: true, boardwalk: true } });
  onTestFinished(cms.close);
  await build({ endpoint: cms.url, settings: { endpoint: cms.url } });
  expect(await readFile(path.join(out, 'visit/index.html'), 'utf8')).toContain('Somewhere else');
});

it('asks for the files that the library does not date, and reads the content when one is another', async () => {
  const folder = await temporaryFolder();
  for (const name of ['schema.graphql', 'pictures', 'files'])
    await cp(path.join(projectRoot, 'demo', name), path.join(folder, name), { recursive: true });
  const store = smallStore({ posts: 3 });
  const films = createStore().entries.flatMap(({ blocks }) =>
    blocks.filter(({ parts }) => /vtt/.test(parts.join())),
  );
  expect(films.length).toBeGreaterThan(0);
  findEntry(store, 'page', 'visit').blocks = films;
  const { build, restart } = await openPier({ store, folder });
  await build();
  expect(await build()).toMatchObject({ isUnread: true, report: { requests: { count: 1 } } });
  const [film = ''] = (await readdir(path.join(folder, 'files'))).filter((name) => name.endsWith('.vtt'));
  await appendFile(path.join(folder, 'files', film), '\n');
  await restart();
  const { isUnread, report } = await build();
  expect(isUnread).toBe(false);
  expect(JSON.stringify([...(report.rebuilt?.changes ?? [])].map(({ cause }) => cause))).toContain(film);
});

it('reads the content again where a file of the library is missing', async () => {
  const { store, build } = await openPier();
  const shown = store.entries.find(({ imageId, status }) => imageId !== null && status === 'publish');
  const file = store.media.find(({ id }) => id === shown?.imageId);
  if (file === undefined) throw new Error('No entry of the demo has a picture');
  file.url = file.url.replace(/[^/]+$/, 'lost.jpg');
  const { warnings } = (await build()).report;
  expect(JSON.stringify(warnings)).toContain('lost.jpg');
  expect((await build()).isUnread).toBe(false);
});
