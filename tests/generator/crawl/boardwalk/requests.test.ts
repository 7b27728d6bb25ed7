import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoNow } from '../../../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../../../demo/demo-cms.ts';
import {
  addEntry,
  changeImage,
  deleteEntry,
  editCategory,
  editEntry,
  editMedia,
  findEntry,
  renameSlug,
  setFields,
  setStatus,
} from '../../../../demo/edits.ts';
import { createStore } from '../../../../demo/store.ts';
import type { DemoStore } from '../../../../demo/store-types.ts';
import { keepStore } from '../../../support/keep-store.ts';
import {
  contentText,
  crawlDemo,
  type DemoCrawl,
  type DemoCrawlOptions,
  startDemo,
} from '../../crawl-demo.ts';

const plugins = { seo: true, boardwalk: true };

/** Long after all edits: what was read then is trusted. */
const fetchedAt = '2026-06-20T14:00:00Z';

let cms: DemoCms;
let first: DemoCrawl;

/** A demo with the plugin that was crawled once; each test has its content as it was then. */
beforeAll(async () => {
  const store = createStore();
  // Of the many posts, those that the tests name and some beside them.
  store.entries = store.entries.filter(
    ({ kind, slug, status }, index) =>
      kind !== 'post' || slug === 'swim-2026' || status !== 'publish' || index % 4 === 0,
  );
  cms = await createDemoCms({ plugins, store });
  first = await crawlDemo(cms.url, { fetchedAt });
  return cms.close;
});
beforeEach(() => keepStore(cms.store));

/** Crawls it with what was saved. */
const again = (further: DemoCrawlOptions = {}) =>
  crawlDemo(cms.url, { fetchedAt, saved: first.saved, ...further });

/** Compares with a first crawl of the same store without the plugin; former addresses are the plugin's alone. */
async function expectCleanContent({ content }: DemoCrawl, { store } = cms): Promise<void> {
  const { url } = await startDemo({ store });
  const { formerAddresses, pier, ...rest } = content;
  expect(contentText(rest)).toBe(contentText((await crawlDemo(url, { fetchedAt })).content));
}

describe('a CMS with the plugin in which nothing has changed', () => {
  it('takes one request, and gives the same content, problems and counts', async () => {
    const second = await again();
    expect(second.operations).toEqual(['BoardwalkState']);
    expect(contentText(second.content)).toBe(contentText(first.content));
    expect(second.changes).toEqual([]);
    expect(second.saved).toBe(first.saved);
    expect(sorted(second.warnings)).toEqual(sorted(first.warnings));
    expect([second.skipped, second.cmsHosts]).toEqual([first.skipped, first.cmsHosts]);
    await expectCleanContent(second);
  });

  it('is found by its saved crawl from another address too', async () => {
    const moved = await startDemo({ plugins, store: cms.store });
    const second = await crawlDemo(moved.url, { fetchedAt, saved: first.saved });
    expect(second.operations).toEqual(['BoardwalkState']);
    expect(second.cmsHosts).toEqual([new URL(moved.url).host]);
  });

  it.each<[string, DemoCrawlOptions]>([
    ['entries are too old', { fetchedAt: '2026-07-20T14:00:00Z', maxAgeMs: 7 * 86_400_000 }],
    ['the site is built for an earlier moment', { now: '2026-01-01T00:00:00Z' }],
    ['another menu is asked for', { menus: { primary: 'FOOTER', footer: 'PRIMARY' } }],
    ['a kind is switched off', { kinds: { artwork: false } }],
    ['everything is to be read again', { isFresh: true }],
    ['another day has begun, and an entry shows the newest posts', { fetchedAt: '2026-06-21T14:00:00Z' }],
  ])('is read again when %s', async (_, options) => {
    const second = await again(options);
    expect(second.operations.length).toBeGreaterThan(1);
    const { url } = await startDemo({ store: cms.store });
    const clean = await crawlDemo(url, { ...options, isFresh: true });
    expect(contentText(second.content)).toBe(contentText(clean.content));
  });

  it('is asked what it knows when a kind is switched on that it does not have', async () => {
    const { url } = await startDemo({ plugins, lacks: ['RootQuery.artworks'] });
    const { saved } = await crawlDemo(url, { fetchedAt, kinds: { artwork: false } });
    const second = await crawlDemo(url, { fetchedAt, saved });
    expect(second.operations).toContain('Schema');
    expect(second.content.without).toEqual(['artwork']);
  });

  it('is read again when an entry was to come at the time', async () => {
    const early = await crawlDemo(cms.url, { fetchedAt, now: '2026-01-01T00:00:00Z' });
    const second = await again({ now: demoNow, saved: early.saved });
    await expectCleanContent(second);
  });

  it('names the next scheduled entry', async () => {
    expect(first.nextScheduled).toBe('2026-06-14T16:00:00.000Z');
    const { id } = findEntry(cms.store, 'post', 'swim-2026');
    editEntry(cms.store, id, { status: 'future', date: '2026-06-14T03:00:00' });
    expect((await again()).nextScheduled).toBe('2026-06-14T07:00:00.000Z');
  });
});

describe('a CMS with the plugin and an edit', () => {
  const cases: readonly [string, number, (store: DemoStore) => void][] = [
    ['a text edit', 3, (store) => editEntry(store, anyPost(store).id, { title: 'Another title' })],
    ['a title without a date', 3, (store) => setFields(store, anyPost(store).id, { title: 'By SQL' })],
    ['a text without a date', 3, (store) => setFields(store, anyPost(store).id, { blocks: [] })],
    ['a new picture', 4, (store) => changeImage(store, anyPost(store).id, newPicture(store))],
    ['a new entry', 3, (store) => void addEntry(store, { ...anyPost(store), slug: 'brand-new' })],
    ['a deleted entry', 3, (store) => deleteEntry(store, anyPost(store).id)],
    ['an unpublished entry', 3, (store) => setStatus(store, anyPost(store).id, 'draft')],
    ['a renamed slug', 3, (store) => renameSlug(store, anyPost(store).id, 'renamed')],
    ['another menu', 3, (store) => void Object.assign(store.menuItems[0] ?? {}, { label: 'Elsewhere' })],
    [
      'another site title, part of every entry',
      11,
      ({ settings }) => void Object.assign(settings, { title: 'A' }),
    ],
    [
      'a renamed category',
      3,
      (store) => editCategory(store, store.categories[0]?.id ?? 0, { name: 'Zebras' }),
    ],
    [
      'another alternative text',
      4,
      (store) => editMedia(store, anyPost(store).imageId ?? 0, { alt: 'Boats' }),
    ],
    ['a filled in pier', 3, (store) => void Object.assign(store, { pier: { name: 'The Pier' } })],
  ];

  it.each(cases)('takes few requests for %s, at most %i', async (_, most, edit) => {
    edit(cms.store);
    const second = await again();
    expect(second.operations.length, second.operations.join()).toBeLessThanOrEqual(most);
    expect(second.changes?.length).toBeGreaterThan(0);
    expect(second.operations).not.toContain('Schema');
    await expectCleanContent(second);

    const third = await again({ saved: second.saved, fetchedAt: '2026-06-20T14:05:00Z' });
    expect(third.operations).toEqual(['BoardwalkState']);
    expect(first.content).not.toEqual(third.content);
  });

  it('asks again what the CMS knows when its plugins have changed', async () => {
    const other = await startDemo({ plugins: { ...plugins, seo: false }, store: cms.store });
    const second = await crawlDemo(other.url, { fetchedAt, saved: first.saved });
    expect(second.operations.slice(0, 2)).toEqual(['BoardwalkState', 'Schema']);
    expect(second.content.entries.post.every(({ seo }) => seo === null)).toBe(true);
  });

  it('is read as a whole when the plugin is gone, and when it is back: it gives the blocks', async () => {
    const bare = await startDemo({ store: cms.store });
    const second = await crawlDemo(bare.url, { fetchedAt, saved: first.saved });
    expect(second.saved.plugin).toBeUndefined();
    expect(contentText(second.content)).toBe(contentText(first.content));
    const third = await crawlDemo(cms.url, { fetchedAt, saved: second.saved });
    expect(third.saved.plugin?.stamp).toBe(first.saved.plugin?.stamp);
    expect(contentText(third.content)).toBe(contentText(first.content));
  });

  it('asks a CMS without the plugin nothing more than before', async () => {
    const { operations } = await crawlDemo((await startDemo()).url, { fetchedAt });
    expect(operations.filter((name) => name === 'Schema')).toHaveLength(1);
    expect(operations.filter((name) => name.startsWith('Boardwalk'))).toEqual([]);
  });
});

function anyPost(store: DemoStore) {
  return findEntry(store, 'post', 'swim-2026');
}

/** A file of the library that no content has used yet. */
function newPicture(store: DemoStore): number {
  const id = 900;
  const [file] = store.media;
  if (file === undefined) throw new Error('The demo has no media');
  store.media.push({ ...file, id, alt: 'Never seen' });
  return id;
}

function sorted(values: readonly unknown[]): readonly string[] {
  return values.map((value) => JSON.stringify(value)).sort();
}
