import { cp } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paragraph } from '../../demo/blocks/text.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry } from '../../demo/edits.ts';
import type { DemoKind } from '../../demo/kinds.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';
import { build } from '../../generator/build.ts';
import type { AllowedLoss, Measure } from '../../generator/publish/measures.ts';
import type { BuildResult } from '../../generator/site/report.ts';
import { closeSite } from '../../generator/site/site.ts';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { openTestSite } from '../support/test-site.ts';
import { type Fault, type FaultProxy, forwardAll, startFaultProxy } from './support/fault-proxy.ts';

let folder: string;
let cms: DemoCms;
let proxy: FaultProxy;
let good: DemoStore;
let published: Readonly<Record<string, string>>;
let caches = 0;

/** Builds with an empty cache: what was published the folder alone tells. */
async function buildOnce(allowLoss: AllowedLoss = {}, at = 'site'): Promise<BuildResult> {
  caches += 1;
  const site = await openTestSite({
    endpoint: proxy.endpoint,
    folder: path.join(folder, `cache-${caches}`),
    allowLoss,
    settings: { out: path.join(folder, at), checks: { unsafeSlug: 'warn' } },
  });
  const result = await build(site);
  await closeSite(site);
  return result;
}

const ofKind = (kind: DemoKind): DemoEntry[] => cms.store.entries.filter((entry) => entry.kind === kind);

const words = (count: number): string => Array.from({ length: count }, () => 'tide').join(' ');

/** So much of everything that each measure can fall alone. */
function makeStore(): DemoStore {
  const store = smallStore();
  const [event] = store.entries.filter(({ kind }) => kind === 'event');
  const [category] = store.categories;
  const [item] = store.menuItems;
  const [redirect] = store.redirects;
  if (event === undefined || category === undefined || !item || !redirect)
    throw new Error('the demo is too small');
  for (let count = 0; count < 15; count++)
    store.entries.push({
      ...structuredClone(event),
      id: 9000 + count,
      slug: `fireworks-${count}`,
      imageId: store.media[count + 1]?.id ?? null,
    });
  for (let count = 0; count < 80; count++)
    store.categories.push({ ...category, id: 800 + count, slug: `moored-${count}`, name: `Moored ${count}` });
  for (let count = 0; count < 8; count++) {
    const leadsTo = { url: `/visit/#${count}` };
    store.menuItems.push({ ...item, id: 990 + count, label: `Gate ${count}`, leadsTo, parentId: 0 });
    store.redirects.push({ ...redirect, origin: `old-${count}` });
  }
  const posts = store.entries.filter((entry) => entry.kind === 'post');
  for (const [index, post] of posts.entries()) {
    post.blocks = [paragraph(words(index < 2 ? 500 : 5))];
    post.imageId = store.media[0]?.id ?? null;
    post.categoryIds = index === 0 ? store.categories.map(({ id }) => id) : [category.id];
  }
  return store;
}

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  cms = await createDemoCms({ store: makeStore() });
  proxy = await startFaultProxy(cms.url);
  good = structuredClone(cms.store);
  expect((await buildOnce()).failure).toBeUndefined();
  published = await hashFiles(path.join(folder, 'site'));
});

beforeEach(() => {
  Object.assign(cms.store, structuredClone(good));
  proxy.inject(forwardAll);
});

afterAll(async () => {
  await proxy.stop();
  await cms.close();
  await removeFolder(folder);
});

/** Answers every upload like this. */
function uploads(answer: (response: Parameters<Fault>[0]['response']) => void): Fault {
  return ({ operation, response, forward }) =>
    operation.startsWith('/wp-content/') ? answer(response) : forward();
}

const unedited = ', from entries that nobody edited';

const losses: readonly [what: string, Measure, says: string, lose: () => unknown][] = [
  [
    'entries that are exchanged for as many others',
    'entries',
    '20 of 26 pages of the kind "post" are missing since the last build',
    () => {
      for (const [index, post] of ofKind('post').slice(4, 24).entries())
        Object.assign(post, { id: 7000 + index });
    },
  ],
  [
    'titles that are null',
    'titles',
    `26 of 26 titles of the kind "post" are missing since the last build${unedited}`,
    () => {
      for (const post of ofKind('post')) post.title = '';
    },
  ],
  [
    'most short texts',
    'texts',
    `24 of 26 texts of the kind "post" are missing since the last build${unedited}`,
    () => {
      for (const post of ofKind('post').slice(2)) post.blocks = [];
    },
  ],
  [
    'most words of a few entries',
    'words',
    `990 of 1120 words of the kind "post" are missing since the last build${unedited}`,
    () => {
      for (const post of ofKind('post').slice(0, 2)) post.blocks = [paragraph(words(5))];
    },
  ],
  [
    'a picture of many entries that the library has no more',
    'pictures',
    `52 of 52 pictures and files of the kind "post" are missing since the last build${unedited}`,
    () => {
      cms.store.media.shift();
    },
  ],
  [
    'the categories of posts',
    'categories',
    ` categories of the kind "post" are missing since the last build${unedited}`,
    () => {
      for (const post of ofKind('post')) Object.assign(post, { categoryIds: [] });
    },
  ],
  [
    'most of a menu',
    'menus',
    '14 of 17 items of the primary menu are missing since the last build',
    () => {
      cms.store.menuItems = cms.store.menuItems.filter(
        ({ location }, index) => location !== 'PRIMARY' || index < 3,
      );
    },
  ],
  [
    'all redirects',
    'redirects',
    '13 of 13 redirects are missing since the last build',
    () => {
      cms.store.redirects = [];
    },
  ],
  [
    'most lists',
    'pages',
    'pages of the site are missing since the last build',
    () => {
      for (const category of cms.store.categories) category.slug = '';
    },
  ],
  [
    'pictures, because every upload is answered with one placeholder',
    'pictures',
    'different pictures and files of the site are missing since the last build',
    async () => {
      const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      proxy.inject(uploads((response) => response.writeHead(200, { 'content-type': 'image/png' }).end(dot)));
    },
  ],
  [
    'dates of events',
    'dates',
    `20 of 20 dates of the kind "event" are missing since the last build${unedited}`,
    () => {
      for (const event of ofKind('event')) Object.assign(event, { startDate: '', endDate: '' });
    },
  ],
];

describe('a site that lost', () => {
  it.each(sampleOf(losses, 3))(
    '%s is refused as %s, with numbers, and the folder stays; so much may be allowed (faults 30)',
    async (_, measure, says, lose) => {
      await lose();
      const { failure } = await buildOnce();
      expect(failure?.kind).toBe('content');
      expect(failure?.problems).toEqual([
        expect.objectContaining({
          message: expect.stringContaining(says),
          hint: expect.stringMatching(new RegExp(`--allow-loss ${measure}=\\d+\\.$`)),
        }),
      ]);
      expect(await hashFiles(path.join(folder, 'site'))).toEqual(published);
      const lost = Number(failure?.problems[0]?.message.split(' ', 1));
      expect(lost).toBeGreaterThan(5);
      await cp(path.join(folder, 'site'), path.join(folder, measure), { recursive: true });
      expect((await buildOnce({ [measure]: lost }, measure)).failure).toBeUndefined();
    },
  );

  it('what edits of half of the entries explain passes, and not that of most of them, unless it is allowed', async () => {
    const empty = (kind: 'post' | 'event', count: number) => {
      for (const entry of ofKind(kind).slice(0, count)) {
        if (entry.kind === 'post') entry.categoryIds = [];
        if (entry.kind === 'event') Object.assign(entry, { startDate: '', endDate: '' });
        editEntry(cms.store, entry.id, { title: '', blocks: [], imageId: null });
      }
    };
    empty('post', 13);
    empty('event', 10);
    await cp(path.join(folder, 'site'), path.join(folder, 'edited'), { recursive: true });
    expect((await buildOnce({}, 'edited')).failure).toBeUndefined();

    Object.assign(cms.store, structuredClone(good));
    for (const post of ofKind('post')) editEntry(cms.store, post.id, { title: 'Auto Draft' });
    for (const event of ofKind('event')) {
      Object.assign(event, { startDate: '', endDate: '' });
      editEntry(cms.store, event.id, {});
    }
    expect((await buildOnce()).failure?.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^20 of 20 dates of the kind "event" .*, from 20 entries at once/),
      expect.stringMatching(/^\d+ of \d+ different titles of the kind "post" .* since the last build$/),
    ]);
    expect(await hashFiles(path.join(folder, 'site'))).toEqual(published);
    await cp(path.join(folder, 'site'), path.join(folder, 'allowed'), { recursive: true });
    expect((await buildOnce({ titles: 99, dates: 20 }, 'allowed')).failure).toBeUndefined();
  });

  it('most files of the library is refused in a first build, too', async () => {
    proxy.inject(uploads((response) => response.writeHead(404).end()));
    const { failure } = await buildOnce({}, 'first');
    expect(failure?.problems).toEqual([
      expect.objectContaining({
        check: 'shrunkContent',
        message: expect.stringMatching(/^(\d+) of \1 files of the library did not come$/),
        hint: expect.stringMatching(/--allow-loss files=\d+\.$/),
      }),
    ]);
    expect((await buildOnce({ files: 999 }, 'first')).failure).toBeUndefined();
    expect((await buildOnce({}, 'first')).failure).toBeUndefined();
  });

  it('an older date explains nothing: a CMS that has forgotten its dates has forgotten more', async () => {
    for (const post of ofKind('post')) Object.assign(post, { blocks: [], modified: '2020-01-01T10:00:00' });
    expect((await buildOnce()).failure?.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('words of the kind "post"'),
      expect.stringContaining('texts of the kind "post"'),
    ]);
  });

  const answers: readonly [what: string, fault: Fault][] = [
    ['403', uploads((response) => response.writeHead(403).end())],
    ['404', uploads((response) => response.writeHead(404).end())],
    [
      'a login page',
      uploads((response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Log in</html>'),
      ),
    ],
    [
      'the way to a login',
      uploads((response) => response.writeHead(302, { location: '/wp-login.php' }).end()),
    ],
  ];

  it.each(sampleOf(answers, 1))(
    'all pictures, because uploads are answered with %s, is refused without a cache',
    async (_, fault) => {
      proxy.inject(fault);
      const { failure } = await buildOnce();
      expect(failure).toMatchObject({ kind: 'content' });
      expect(failure?.problems).toContainEqual(
        expect.objectContaining({
          check: 'shrunkContent',
          message: expect.stringContaining('52 of 52 pictures and files of the kind "post"'),
        }),
      );
      expect(await hashFiles(path.join(folder, 'site'))).toEqual(published);
    },
  );
});
