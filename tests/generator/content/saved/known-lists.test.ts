import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DemoCms } from '../../../../demo/demo-cms.ts';
import { addEntry, deleteEntry, editEntry, setStatus } from '../../../../demo/edits.ts';
import { addGeneratedPosts } from '../../../../demo/generated-posts.ts';
import type { DemoEntry, DemoEntryOf, DemoStore } from '../../../../demo/store-types.ts';
import { depth, isDeep, sampleOf } from '../../../support/depth.ts';
import { smallStore } from '../../../support/random-edits.ts';
import { crawlDemo, type DemoCrawl, startDemo } from '../../crawl-demo.ts';
import { startServer, type TestAnswer } from '../../http/loopback.ts';

// Far from the demo's own edits: as if the machine had built much later.
const fetchedAt = '2026-11-20T12:00:00.000Z';
/** A demo with some pages of posts, and few entries of other kinds; `pageSize` stands for the hundred that a page usually holds. */
async function startBlog({
  count = 43,
  pageSize = 10,
} = {}): Promise<DemoCms & { readonly posts: () => DemoEntryOf<'post'>[] }> {
  const store = smallStore();
  store.entries = store.entries.filter(({ kind }) => kind !== 'post');
  addGeneratedPosts(store, count);
  for (const entry of store.entries) entry.blocks = [];
  const cms = await startDemo({ pageSize, store });
  const posts = () =>
    store.entries
      .filter((entry): entry is DemoEntryOf<'post'> => entry.kind === 'post' && isListed(entry))
      .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : other.id - one.id));
  return { ...cms, posts };
}

function isListed({ status }: DemoEntry): boolean {
  return status === 'publish';
}

function requestsFor(crawl: DemoCrawl, pattern: RegExp): number {
  return crawl.operations.filter((operation) => pattern.test(operation)).length;
}

/** The same as a crawl with nothing remembered gives, and the same left for the next one but for how the lists were cut. */
async function expectClean(next: DemoCrawl, url: string): Promise<void> {
  const clean = await crawlDemo(url, { fetchedAt });
  expect(JSON.stringify(next.content) === JSON.stringify(clean.content)).toBe(true);
  expect(next.summaries[0]?.skipped).toEqual(clean.summaries[0]?.skipped);
  expect(textsOf(next)).toEqual(textsOf(clean));
  const { lists, batchSize, ...saved } = next.saved;
  const { lists: cleanLists, batchSize: _, ...cleanSaved } = clean.saved;
  expect(JSON.stringify(saved) === JSON.stringify(cleanSaved)).toBe(true);
  for (const [kind, { ids }] of Object.entries(cleanLists))
    expect(Object.entries(lists).find(([name]) => name === kind)?.[1].ids).toEqual(ids);
}

function textsOf({ warnings }: DemoCrawl): string[] {
  return warnings.map((warning) => JSON.stringify(warning)).sort();
}

describe('the lists of a CMS that were listed before', () => {
  it('are asked for in one request while nothing has changed', async () => {
    const { url } = await startBlog();
    const { saved } = await crawlDemo(url, { fetchedAt });
    const next = await crawlDemo(url, { fetchedAt, saved });
    expect(next.operations.filter((name) => /Index/.test(name))).toEqual(['IndexPages']);
    expect(next.askedFor).toEqual([]);
    await expectClean(next, url);
  });

  const changes: readonly [
    name: string,
    change: (store: DemoStore, posts: DemoEntryOf<'post'>[]) => void,
    most: number,
  ][] = [
    ['an entry within a page is deleted', (store, posts) => deleteEntry(store, idOf(posts, 15)), 1],
    ['the last of a page is deleted', (store, posts) => deleteEntry(store, idOf(posts, 19)), 2],
    ['the first of a page is deleted', (store, posts) => deleteEntry(store, idOf(posts, 20)), 1],
    ['the first of all is deleted', (store, posts) => deleteEntry(store, idOf(posts, 0)), 1],
    ['the last of all is deleted', (store, posts) => deleteEntry(store, posts.at(-1)?.id ?? 0), 0],
    [
      'a whole page is deleted',
      (store, posts) => posts.slice(10, 20).forEach(({ id }) => void deleteEntry(store, id)),
      2,
    ],
    ['the end of a page is unpublished', (store, posts) => setStatus(store, idOf(posts, 9), 'draft'), 2],
    ['one is edited', (store, posts) => editEntry(store, idOf(posts, 25), { title: 'Edited' }), 0],
    [
      'one is moved by its date',
      (store, posts) => editEntry(store, idOf(posts, 32), { date: posts[5]?.date ?? '' }),
      2,
    ],
    [
      'the end of a page is moved by its date',
      (store, posts) => editEntry(store, idOf(posts, 29), { date: posts[5]?.date ?? '' }),
      4,
    ],
    ['one is added', (store, posts) => void addEntry(store, { ...at(posts, 0), slug: 'added' }), 1],
    [
      'many are added, and some deleted',
      (store, posts) => {
        for (let index = 0; index < 12; index++) addEntry(store, { ...at(posts, 0), slug: `added-${index}` });
        for (let index = 0; index < 40; index += 4) deleteEntry(store, idOf(posts, index));
      },
      9,
    ],
    ['all are deleted', (store, posts) => posts.forEach(({ id }) => void deleteEntry(store, id)), 0],
  ];

  it.each(sampleOf(changes, 4))(
    'are those of a crawl with nothing remembered when %s',
    async (_, change, most) => {
      const { url, store, posts } = await startBlog();
      const { saved } = await crawlDemo(url, { fetchedAt });
      change(store, posts());
      const next = await crawlDemo(url, { fetchedAt, saved });
      expect(requestsFor(next, /Index$/)).toBeLessThanOrEqual(most);
      await expectClean(next, url);
      const after = await crawlDemo(url, { fetchedAt, saved: next.saved });
      expect(requestsFor(after, /Index/)).toBe(1);
      await expectClean(after, url);
    },
  );

  it('come back to pages of a hundred, of which many are answered at once', async () => {
    const { url, store, posts } = await startBlog({ count: 230, pageSize: 100 });
    const { saved } = await crawlDemo(url, { fetchedAt });
    const idle = await crawlDemo(url, { fetchedAt, saved });
    const once = ['IndexPages', 'MediaDetails', 'Menus', 'Schema', 'SiteParts'];
    expect(idle.operations.toSorted()).toEqual([...once, 'NewestEdits', 'NewestEdits'].toSorted());
    deleteEntry(store, idOf(posts(), 100));
    addEntry(store, { ...at(posts(), 0), slug: 'added' });
    const next = await crawlDemo(url, { fetchedAt, saved });
    expect(requestsFor(next, /Index$/)).toBeLessThanOrEqual(2);
    expect(next.askedFor).toHaveLength(1);
    await expectClean(next, url);
  });

  it('are the same where the CMS answers fewer at once than the last time, or more', async () => {
    const { url, store } = await startBlog({ count: 130, pageSize: 100 });
    const { url: narrow } = await startDemo({ store, pageSize: 25 });
    let { saved } = await crawlDemo(url, { fetchedAt });
    expect(saved.lists.post.ends.map(([position]) => position)).toEqual([100]);
    for (const address of isDeep ? [narrow, narrow, url, url] : [narrow, url]) {
      const next = await crawlDemo(address, { fetchedAt, saved });
      await expectClean(next, address);
      ({ saved } = next);
    }
  });

  it('are the same after any edits, and their pages do not crumble', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        async (steps) => {
          const { url, store, posts } = await startBlog();
          let { saved } = await crawlDemo(url, { fetchedAt });
          for (const edits of steps) {
            for (const edit of edits) edit(store, posts());
            const next = await crawlDemo(url, { fetchedAt, saved });
            await expectClean(next, url);
            ({ saved } = next);
            const { ids, ends } = saved.lists.post;
            expect(ends.length).toBeLessThanOrEqual(2 * Math.ceil(ids.length / 10));
          }
        },
      ),
      { numRuns: depth.editedCrawls },
    );
  });
});

type Step = (store: DemoStore, posts: DemoEntryOf<'post'>[]) => void;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.nat().map(
    (pick): Step =>
      (store, posts) =>
        deleteEntry(store, idOf(posts, pick)),
  ),
  fc.nat().map(
    (pick): Step =>
      (store, posts) =>
        setStatus(store, idOf(posts, pick), 'draft'),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([one, other]): Step =>
      (store, posts) =>
        editEntry(store, idOf(posts, one), { date: at(posts, other).date }),
  ),
  fc.nat().map(
    (pick): Step =>
      (store, posts) =>
        void addEntry(store, { ...at(posts, pick), slug: `added-${store.edits}` }),
  ),
);

/** The blog behind a server that may change what it answers to the joined query. */
async function startLimited(
  answer: (text: string, asked: Asked) => TestAnswer,
): Promise<DemoCms & { readonly proxy: string }> {
  const cms = await startBlog();
  const { endpoint } = await startServer(async ({ body }) => {
    const headers = { 'content-type': 'application/json' };
    const answered = await (await fetch(cms.url, { method: 'POST', headers, body })).text();
    const { operationName, variables } = JSON.parse(body);
    return operationName === 'IndexPages' ? answer(answered, variables) : { body: answered };
  });
  return { ...cms, proxy: endpoint };
}

type Asked = Readonly<Record<string, unknown>>;

describe('a CMS that does not answer many pages at once', () => {
  const failures: readonly [string, (text: string) => TestAnswer][] = [
    ['headers that are too long', () => ({ status: 502, body: 'Bad gateway' })],
    ['an error of the server', () => ({ status: 500, body: { errors: [{ message: 'out of memory' }] } })],
    ['too many names in one query', () => ({ body: { errors: [{ message: 'Too many aliases' }] } })],
    ['no data', () => ({ body: { data: null } })],
  ];

  it.each(sampleOf(failures, 2))(
    'is asked for page after page, and for half as many the next time: %s',
    async (_, answer) => {
      const { proxy } = await startLimited(answer);
      const { saved } = await crawlDemo(proxy, { fetchedAt });
      const next = await crawlDemo(proxy, { fetchedAt, saved });
      expect(requestsFor(next, /^IndexPages$/)).toBe(1);
      expect(requestsFor(next, /^PostIndex$/)).toBe(5);
      expect(next.saved.batchSize).toBe(10);
      await expectClean(next, proxy);
    },
  );

  it('is not asked for them any more, when not even two are answered', async () => {
    const { proxy } = await startLimited(() => ({ status: 500, body: { errors: [{ message: 'no' }] } }));
    let crawl = await crawlDemo(proxy, { fetchedAt });
    const batchSizes: number[] = [];
    for (let again = 0; again < 6; again++) {
      crawl = await crawlDemo(proxy, { fetchedAt, saved: crawl.saved });
      batchSizes.push(crawl.saved.batchSize);
    }
    expect(batchSizes).toEqual([10, 5, 2, 1, 1, 1]);
    expect(requestsFor(crawl, /^IndexPages$/)).toBe(0);
    await expectClean(crawl, proxy);
  });

  it.each(
    sampleOf<[string, (list: List, first: List, index: number) => List | null]>(
      [
        ['null for some pages', (list, _, index) => (index % 2 === 0 ? null : list)],
        ['the first page for each', (_, first) => first],
        [
          'pages without entries',
          ({ pageInfo }) => ({ nodes: [], pageInfo: { ...pageInfo, hasNextPage: true } }),
        ],
        ['no cursors', ({ nodes }) => ({ nodes, pageInfo: { hasNextPage: true, endCursor: null } })],
      ],
      2,
    ),
  )('gives the same lists though it answers nonsense: %s', async (_, change) => {
    const { proxy } = await startLimited((text, asked) => {
      let first: List | undefined;
      const lists = Object.entries<List>(JSON.parse(text).data).map(([key, list], index) => {
        // The pages of a kind follow each other.
        if (first === undefined || asked[key.replace('connection', 'after')] === null) first = list;
        return [key, change(list, first, index)];
      });
      return { body: { data: Object.fromEntries(lists) } };
    });
    const { saved } = await crawlDemo(proxy, { fetchedAt });
    await expectClean(await crawlDemo(proxy, { fetchedAt, saved }), proxy);
  });
});

interface List {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

function idOf(posts: readonly DemoEntryOf<'post'>[], index: number): number {
  return at(posts, index).id;
}
