import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { latestPosts } from '../../../../demo/blocks/ordinary.ts';
import { freeform } from '../../../../demo/blocks/text.ts';
import { demoNow } from '../../../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../../../demo/demo-cms.ts';
import {
  addEntry,
  changeCategories,
  changeImage,
  deleteEntry,
  editCategory,
  editEntry,
  editMedia,
  findEntry,
  type NewEntry,
  renameSlug,
  reorderMenu,
  setFields,
  setStatus,
} from '../../../../demo/edits.ts';
import { cmsOrigin } from '../../../../demo/site-address.ts';
import { createStore } from '../../../../demo/store.ts';
import type { DemoStore } from '../../../../demo/store-types.ts';
import { depth } from '../../../support/depth.ts';
import { keepStore } from '../../../support/keep-store.ts';
import { crawlDemo, type DemoCrawl } from '../../crawl-demo.ts';

// The demo's edits are dated around its own day: far from this, as if the machine had built much later.
const fetchedAt = '2026-11-20T12:00:00.000Z';
const day = 24 * 60 * 60 * 1000;

let cms: DemoCms;
let first: DemoCrawl;

/** A part of the demo that was crawled once; each test has its content as it was then. */
beforeAll(async () => {
  cms = await createDemoCms({ store: someOfTheDemo() });
  first = await crawlDemo(cms.url, { fetchedAt });
  return cms.close;
});
beforeEach(() => keepStore(cms.store));

/** Entries that the tests name. */
const named = ['thursday-market', 'meet-the-keeper', 'dogwatch-books', 'privacy', 'terms', 'popup'];

/**
 * A quarter of the demo's entries, with short texts. The style guide is not among them: it lists the newest posts, and is read
 * again whenever anything changed.
 */
function someOfTheDemo(): DemoStore {
  const store = createStore();
  store.entries = store.entries.filter(
    ({ slug }, index) => named.includes(slug) || (index % 4 === 0 && slug !== 'style-guide'),
  );
  for (const entry of store.entries) entry.blocks = entry.blocks.slice(0, 3);
  return store;
}

/** A crawl, an edit, and the crawl that follows; `clean` is what a crawl without the first one gives. */
async function crawlTwice(edit: (store: DemoStore) => void, options: object = {}) {
  const { url, store } = cms;
  const { saved } = first;
  edit(store);
  const next = await crawlDemo(url, { fetchedAt, saved, ...options });
  return { next, clean: await crawlDemo(url, { fetchedAt }), saved };
}

function expectSame(next: DemoCrawl, clean: DemoCrawl): void {
  expect(next.content).toEqual(clean.content);
  // The order of keys reaches bytes too.
  expect(JSON.stringify(next.content) === JSON.stringify(clean.content)).toBe(true);
  expect([next.skipped, next.cmsHosts]).toEqual([clean.skipped, clean.cmsHosts]);
  expect(textsOf(next)).toEqual(textsOf(clean));
}

function textsOf({ warnings }: DemoCrawl): string[] {
  return warnings.map((warning) => JSON.stringify(warning)).sort();
}

const post: NewEntry = {
  ...{ kind: 'post', slug: 'new-moorings', title: 'New moorings', status: 'publish', password: '' },
  ...{ date: '2026-06-12T10:00:00', excerpt: 'Six more.', blocks: [], imageId: null, menuOrder: 0 },
  ...{ seo: {}, categoryIds: [] },
};

describe('a crawl after a saved one', () => {
  it('asks for no entry when nothing changed', async () => {
    const { next, clean } = await crawlTwice(() => undefined);
    expect(next.askedFor).toEqual([]);
    expect(next.changes).toEqual([]);
    expect(clean.askedFor.length).toBeGreaterThan(30);
    expect(clean.changes).toBeNull();
    expectSame(next, clean);
  });

  it('asks for what was edited and added, and tells what changed', async () => {
    const { next, clean } = await crawlTwice((store) => {
      editEntry(store, findEntry(store, 'event', 'thursday-market').id, { title: 'Friday market' });
      addEntry(store, post);
      deleteEntry(store, findEntry(store, 'page', 'popup').id);
      renameSlug(store, findEntry(store, 'location', 'dogwatch-books').id, 'plimsolls-books');
    });
    expect(next.changes?.map(({ id, ...change }) => change)).toEqual([
      { kind: 'post', what: 'added', title: 'New moorings' },
      { kind: 'page', what: 'removed', title: expect.any(String) },
      { kind: 'event', what: 'edited', title: 'Friday market' },
      { kind: 'location', what: 'renamed', title: 'Dogwatch Books', from: '/locations/dogwatch-books/' },
      { kind: 'media', what: 'removed', title: 'popup-summer.jpg' },
    ]);
    expect(next.askedFor).toHaveLength(3);
    expectSame(next, clean);
  });

  it('joins what is crawled whole by id, and asks for no entry because of it', async () => {
    const { next, clean } = await crawlTwice((store) => {
      const [category] = store.categories;
      const [media] = store.media;
      if (category) editCategory(store, category.id, { name: 'Tides', slug: 'tides' });
      if (media) editMedia(store, media.id, { alt: 'A new text' });
      reorderMenu(store, store.menuItems.map(({ id }) => id).reverse());
      store.redirects.push({ origin: 'old', target: 'visit/', type: 301, format: 'plain' });
    });
    expect(next.askedFor).toEqual([]);
    expect(next.changes).toMatchObject([
      { kind: 'category', what: 'renamed', title: 'Tides' },
      { kind: 'media', what: 'edited' },
      { kind: 'menu', what: 'edited', title: 'primary' },
      { kind: 'menu', what: 'edited', title: 'footer' },
      { kind: 'redirects', what: 'edited' },
    ]);
    expectSame(next, clean);
  });

  it('reads entries again that refer to a moved picture', async () => {
    const { next, clean } = await crawlTwice((store) => {
      const { imageId } = findEntry(store, 'post', slugOfFirstPost(store));
      if (imageId !== null) editMedia(store, imageId, { url: `${cmsOrigin}/wp-content/uploads/other.jpg` });
    });
    expect(next.askedFor.length).toBeGreaterThan(0);
    expect(next.askedFor.length).toBeLessThan(clean.askedFor.length / 2);
    expect(JSON.stringify(next.content).includes('other.jpg')).toBe(true);
    expectSame(next, clean);
  });

  it('reads entries again that refer to a deleted category or picture, though their dates stay', async () => {
    const { next, clean } = await crawlTwice((store) => {
      const [category] = store.categories;
      const { imageId } = findEntry(store, 'event', 'thursday-market');
      store.categories = store.categories.filter(({ id }) => id !== category?.id);
      store.media = store.media.filter(({ id }) => id !== imageId);
      for (const entry of store.entries) {
        if (entry.imageId === imageId) entry.imageId = null;
        if (entry.kind === 'post') entry.categoryIds = entry.categoryIds.filter((id) => id !== category?.id);
      }
    });
    expect(next.askedFor.length).toBeGreaterThan(1);
    expect(next.askedFor.length).toBeLessThan(clean.askedFor.length / 2);
    expectSame(next, clean);
  });

  it('notices which page is the front page, which no date tells', async () => {
    const { next, clean } = await crawlTwice((store) => {
      store.settings.pageForPrivacy = findEntry(store, 'page', 'terms').id;
    });
    expect(next.askedFor).toHaveLength(2);
    expectSame(next, clean);
  });

  it('reads entries again that list others, whenever anything changed', async () => {
    const { url, store } = cms;
    const { id } = findEntry(store, 'page', 'privacy');
    setFields(store, id, { blocks: [latestPosts()] });
    const { saved } = await crawlDemo(url, { fetchedAt });
    const idle = await crawlDemo(url, { fetchedAt, saved });
    expect(idle.askedFor).toEqual([]);

    const added = addEntry(store, post);
    const next = await crawlDemo(url, { fetchedAt, saved: idle.saved });
    expect(next.askedFor).toEqual([id, added].sort((a, b) => a - b));
    expectSame(next, await crawlDemo(url, { fetchedAt }));
    expect((await crawlDemo(url, { fetchedAt, saved: next.saved })).askedFor).toEqual([]);

    // Of the items that lead to entries, those are shown whose entry is there.
    const item = store.menuItems.find(({ leadsTo }) => 'url' in leadsTo);
    if (item) item.label = 'Another label';
    const after = await crawlDemo(url, { fetchedAt, saved: next.saved });
    expect(after.askedFor).toEqual([id]);
    const tomorrow = new Date(Date.parse(fetchedAt) + day).toISOString();
    expect((await crawlDemo(url, { fetchedAt: tomorrow, saved: after.saved })).askedFor).toEqual([id]);
  });

  it('reads entries again that show the library’s words, when those changed', async () => {
    const { url, store } = cms;
    const page = findEntry(store, 'page', 'privacy');
    const gallery = (alt: string) => {
      const picture = `<img src="${cmsOrigin}/a.jpg" alt="${alt}">`;
      page.blocks = [freeform(`<div id='gallery-1' class='gallery galleryid-5'>${picture}</div>`)];
    };
    gallery('Before');
    const { saved } = await crawlDemo(url, { fetchedAt });
    expect((await crawlDemo(url, { fetchedAt, saved })).askedFor).toEqual([]);

    gallery('After');
    const [media] = store.media;
    if (media) editMedia(store, media.id, { alt: 'After' });
    const next = await crawlDemo(url, { fetchedAt, saved });
    expect(next.askedFor).toContain(page.id);
    expectSame(next, await crawlDemo(url, { fetchedAt }));
  });

  it('notices fields that were set without saving their entry', async () => {
    const { next, clean } = await crawlTwice((store) => {
      setFields(store, findEntry(store, 'event', 'thursday-market').id, { venue: 'The other side' });
      setFields(store, findEntry(store, 'location', 'dogwatch-books').id, { hours: 'Never' });
      const artwork = store.entries.find(({ kind }) => kind === 'artwork');
      setFields(store, artwork?.id ?? 0, { year: 1901 });
    });
    expect(next.askedFor).toHaveLength(3);
    expectSame(next, clean);
  });

  it('hides what was unpublished, locked, or lies in the future of an earlier moment', async () => {
    const { url, store } = cms;
    const { saved } = first;
    setStatus(store, findEntry(store, 'event', 'thursday-market').id, 'draft');
    editEntry(store, findEntry(store, 'event', 'meet-the-keeper').id, { password: 'secret' });
    const now = '2026-05-01T00:00:00Z';
    const next = await crawlDemo(url, { fetchedAt, saved, now });
    const clean = await crawlDemo(url, { fetchedAt, now });
    expect(next.changes?.filter(({ what }) => what === 'removed').length).toBeGreaterThan(2);
    expect(next.skipped.scheduled).toBeGreaterThan(0);
    expectSame(next, clean);
  });
});

it('reads no entry that is scheduled for later, and counts it', async () => {
  const { url, store } = cms;
  const now = '2026-05-01T00:00:00Z';
  const { askedFor, skipped, content, saved } = await crawlDemo(url, { fetchedAt, now });
  const { scheduled } = skipped;
  expect(scheduled).toBeGreaterThan(2);
  expect(askedFor).toHaveLength(first.askedFor.length - scheduled);
  const read = Object.values(content.entries).flatMap((entries) => entries.map(({ id }) => id));
  expect(askedFor).toEqual(read.sort((a, b) => a - b));

  const { id } = findEntry(store, 'event', 'thursday-market');
  setFields(store, id, { date: '2026-04-01T10:00:00' });
  const next = await crawlDemo(url, { fetchedAt, now, saved });
  expect(next.askedFor).toEqual([id]);
  expectSame(next, await crawlDemo(url, { fetchedAt, now }));
});

describe('a saved crawl is not trusted', () => {
  const all = async (options: object, edit: (store: DemoStore) => void = () => undefined) => {
    const { next, clean } = await crawlTwice(edit, options);
    expect(next.askedFor).toEqual(clean.askedFor);
    expectSame(next, clean);
    return next;
  };

  it('when a fresh crawl is wanted, which still tells what changed', async () => {
    const next = await all({ isFresh: true }, (store) => void addEntry(store, post));
    expect(next.changes).toMatchObject([{ what: 'added', title: 'New moorings' }]);
  });

  it('when it is older than the configured age, or from the future', async () => {
    const next = await all({ maxAgeMs: day, fetchedAt: new Date(Date.parse(fetchedAt) + day).toISOString() });
    expect(next.changes).toEqual([]);
    await all({ maxAgeMs: day, fetchedAt: new Date(Date.parse(fetchedAt) - 1).toISOString() });
  });

  it('when the title of the site changed, which a plugin puts into the title of every page', async () => {
    await all({}, (store) => {
      store.settings.title = 'Another Pier';
    });
  });

  it('for an entry that was edited in the minute in which it was read', async () => {
    const { url, store } = cms;
    const { id } = findEntry(store, 'event', 'thursday-market');
    editEntry(store, id, { title: 'One' });
    const { saved } = await crawlDemo(url, { fetchedAt: demoNow });
    Object.assign(findEntry(store, 'event', 'thursday-market'), { title: 'Two' });
    const next = await crawlDemo(url, { fetchedAt: '2026-06-13T14:05:00Z', saved });
    expect(next.askedFor).toContain(id);
    expect(next.changes).toMatchObject([{ id, what: 'edited', title: 'Two' }]);
  });
});

it('gives the same content as a crawl without a saved one, whatever editors did', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(edit, { maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (steps) => {
        const { url, store, close } = await createDemoCms({ store: someOfTheDemo() });
        let { saved } = await crawlDemo(url, { fetchedAt });
        for (const edits of steps) {
          for (const apply of edits) apply(store);
          const next = await crawlDemo(url, { fetchedAt, saved });
          expectSame(next, await crawlDemo(url, { fetchedAt }));
          ({ saved } = next);
        }
        await close();
      },
    ),
    { numRuns: depth.editedCrawls },
  );
});

type Edit = (store: DemoStore) => void;

/** One edit of an entry, picked by a number. */
const onEntry = (change: (store: DemoStore, id: number, number: number) => void): fc.Arbitrary<Edit> =>
  fc.nat().map((number) => (store) => {
    const entry = store.entries[number % store.entries.length];
    if (entry) change(store, entry.id, number);
  });

const onStore = (change: (store: DemoStore, number: number) => void): fc.Arbitrary<Edit> =>
  fc.nat().map((number) => (store) => change(store, number));

const idIn = (items: readonly { readonly id: number }[], number: number) =>
  items[number % items.length]?.id ?? 0;

const edit: fc.Arbitrary<Edit> = fc.oneof(
  onEntry((store, id, number) => editEntry(store, id, { title: `Title ${number}` })),
  onEntry((store, id, number) => renameSlug(store, id, `slug-${number}`)),
  onEntry((store, id, number) => changeImage(store, id, idIn(store.media, number) || null)),
  onEntry((store, id) => deleteEntry(store, id)),
  onEntry((store, id) => editEntry(store, id, { password: 'secret' })),
  onEntry((store, id, number) => setStatus(store, id, number % 2 === 0 ? 'draft' : 'publish')),
  onEntry((store, id, number) => {
    if (store.entries.some((entry) => entry.id === id && entry.kind === 'post'))
      changeCategories(store, id, [idIn(store.categories, number)]);
  }),
  onStore((store, number) => addEntry(store, { ...post, slug: `new-${number}` })),
  onStore((store, number) => editMedia(store, idIn(store.media, number), { alt: `Alt ${number}` })),
  onStore((store, number) => editCategory(store, idIn(store.categories, number), { name: `Name ${number}` })),
  fc.array(fc.integer({ min: 1, max: 30 })).map((ids) => (store: DemoStore) => reorderMenu(store, ids)),
);

function slugOfFirstPost(store: DemoStore): string {
  return store.entries.find(({ kind, imageId }) => kind === 'post' && imageId !== null)?.slug ?? '';
}
