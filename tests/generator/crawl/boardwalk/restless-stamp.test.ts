import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../../../demo/demo-cms.ts';
import { addEntry, editCategory, editEntry } from '../../../../demo/edits.ts';
import type { DemoEntry, DemoStore } from '../../../../demo/store-types.ts';
import { sampleOf } from '../../../support/depth.ts';
import { smallStore } from '../../../support/random-edits.ts';
import { contentText, crawlDemo, startDemo } from '../../crawl-demo.ts';

const plugins = { seo: true, boardwalk: true };
const fetchedAt = '2026-06-20T14:00:00Z';

type Storing = (store: DemoStore, request: number) => void;

/** A demo that stores something before each request, counted from 1. */
async function startRestless(write: Storing) {
  let requests = 0;
  const store = smallStore({ posts: 3 });
  const onRequest = () => {
    requests += 1;
    write(store, requests);
  };
  const cms = await createDemoCms({ store, plugins, onRequest });
  onTestFinished(cms.close);
  return { ...cms, requests: () => requests };
}

async function crawlQuiet(edit: (store: DemoStore) => void = () => undefined) {
  const store = smallStore({ posts: 3 });
  edit(store);
  return crawlDemo((await startDemo({ store, plugins })).url, { fetchedAt });
}

/** As an option of another plugin, it shows nowhere: no entry has this id. */
function storeOption({ formerAddresses }: DemoStore, request: number): void {
  formerAddresses.push({ entryId: 99_999, slug: `x-${request}`, uri: `/x-${request}/` });
}

const storings: readonly [string, Storing][] = [
  ['an option', storeOption],
  [
    'a field of every entry',
    ({ entries }, request) => entries.forEach((entry) => void Object.assign(entry, { counted: request })),
  ],
  [
    'a field of every picture',
    ({ media }, request) => media.forEach((item) => void Object.assign(item, { counted: request })),
  ],
];

const title = 'In the middle';

function postOf({ entries }: DemoStore): DemoEntry {
  const post = entries.find(({ kind, status }) => kind === 'post' && status === 'publish');
  return post ?? expect.unreachable('The pier has no post');
}

function editPost(store: DemoStore): void {
  editEntry(store, postOf(store).id, { title });
}

it.each(storings)(
  'a CMS that stores %s with each request is read, now and the next time (faults 173)',
  async (_, write) => {
    const cms = await startRestless(write);
    const first = await crawlDemo(cms.url, { fetchedAt });
    expect(contentText(first.content)).toBe(contentText((await crawlQuiet()).content));
    editPost(cms.store);
    const second = await crawlDemo(cms.url, { fetchedAt, saved: first.saved });
    expect(contentText(second.content)).toBe(contentText((await crawlQuiet(editPost)).content));
  },
);

it('a post that is added during a crawl is in its content: the index is read again', async () => {
  const addPost = (store: DemoStore) => void addEntry(store, { ...postOf(store), slug: 'brand-new' });
  const cms = await startRestless((store, request) => {
    if (request === 4) addPost(store);
  });
  const { content } = await crawlDemo(cms.url, { fetchedAt });
  expect(contentText(content)).toBe(contentText((await crawlQuiet(addPost)).content));
});

it('nothing is said to be unchanged after such a crawl, until one has read the index of a CMS at rest', async () => {
  let isRestless = true;
  const cms = await startRestless((store, request) => {
    if (isRestless) storeOption(store, request);
  });
  const { saved } = await crawlDemo(cms.url, { fetchedAt });
  isRestless = false;
  const second = await crawlDemo(cms.url, { fetchedAt, saved });
  expect(second.operations.length).toBeGreaterThan(1);
  expect(second.askedFor).toEqual([]);
  const third = await crawlDemo(cms.url, { fetchedAt, saved: second.saved });
  expect(third.operations).toEqual(['BoardwalkState']);
});

it.each<[string, (store: DemoStore) => void, moments: number]>([
  ['a title', editPost, Number.POSITIVE_INFINITY],
  ['a category', (store) => editCategory(store, store.categories[0]?.id ?? 0, { name: title }), 4],
  ['the settings', (store) => void Object.assign(store.settings, { title }), 4],
])(
  'an edit of %s in the middle of such a crawl is read whole or not at all, and by the next',
  async (_, edit, moments) => {
    const before = contentText((await crawlQuiet()).content);
    const after = contentText((await crawlQuiet(edit)).content);
    const plain = await startRestless(storeOption);
    await crawlDemo(plain.url, { fetchedAt });
    const found = new Set<string>();
    const last = plain.requests();
    const others = Array.from({ length: last - 2 }, (_, index) => index + 2);
    // Only an edit at the end may be unseen.
    for (const moment of [...sampleOf(others, Math.min(moments, others.length)), last]) {
      const cms = await startRestless((store, request) => {
        storeOption(store, request);
        if (request === moment) edit(store);
      });
      const { content, saved } = await crawlDemo(cms.url, { fetchedAt });
      found.add(contentText(content));
      const next = await crawlDemo(cms.url, { fetchedAt, saved });
      expect(contentText(next.content)).toBe(after);
    }
    expect([...found].sort()).toEqual([before, after].sort());
  },
  300_000,
);
