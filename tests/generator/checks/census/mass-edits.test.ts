import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DemoBlock } from '../../../../demo/blocks/block.ts';
import { paragraph } from '../../../../demo/blocks/text.ts';
import { demoNow } from '../../../../demo/clock.ts';
import { createDemoCms } from '../../../../demo/demo-cms.ts';
import { addEntry, deleteEntry, type EntryChanges, editEntry, setFields } from '../../../../demo/edits.ts';
import type { DemoKind } from '../../../../demo/kinds.ts';
import { createStore } from '../../../../demo/store.ts';
import type { DemoEntry, DemoStore } from '../../../../demo/store-types.ts';
import { findLosses } from '../../../../generator/checks/census/find-losses.ts';
import { countPublished, takeCensus } from '../../../../generator/checks/census/take-census.ts';
import type { SavedCrawl } from '../../../../generator/content/saved/saved-crawl.ts';
import { collectMedia } from '../../../../generator/media/collect-media.ts';
import type { PlannedCensus } from '../../../../generator/publish/census.ts';
import { collectRoutes } from '../../../../generator/routes/collect-routes.ts';
import { createRouteContext } from '../../../../generator/routes/create-route-context.ts';
import { keepStore } from '../../../support/keep-store.ts';
import { pageSettings } from '../../../support/page-settings.ts';
import { crawlDemo } from '../../crawl-demo.ts';

interface Library {
  /** The path on the site of a file of the library; undefined for one that did not come. */
  readonly place?: (path: string) => string | undefined;
  readonly now?: string;
}

const store = createStore();
let url = '';
let saved: SavedCrawl;
let before: PlannedCensus;

beforeAll(async () => {
  const cms = await createDemoCms({ store });
  url = cms.url;
  ({ saved } = await crawlDemo(url));
  before = await censusOf();
  return cms.close;
});

beforeEach(() => keepStore(store));

/** Takes the census of the demo after an edit, which is read as a rebuild reads it. */
async function censusOf(
  edit: (store: DemoStore) => void = () => {},
  { place = (path) => path, now = demoNow }: Library = {},
): Promise<PlannedCensus> {
  edit(store);
  const { content } = await crawlDemo(url, { now, saved });
  const needs = collectMedia(content);
  const table = new Map(
    needs.flatMap(({ path }) => {
      const src = place(path);
      return src === undefined ? [] : [[path, { src }] as const];
    }),
  );
  const context = createRouteContext({ content, config: pageSettings, media: table, warn: () => {} });
  const media = {
    table,
    asked: needs.length,
    missing: needs.flatMap(({ path }) => (table.has(path) ? [] : [path])),
  };
  return takeCensus({ routes: collectRoutes(context), content, media });
}

const ofKind = (store: DemoStore, kind: DemoKind): readonly DemoEntry[] =>
  store.entries.filter((entry) => entry.kind === kind && entry.status === 'publish');

/** Saves entries of a kind in the editor with the same values: each gets a new date. */
const set = (kind: DemoKind, changes: object, most?: number) => save(kind, () => changes, most);

/** Saves entries of a kind in the editor. */
function save(kind: DemoKind, change: (entry: DemoEntry) => EntryChanges & object, most?: number) {
  return (store: DemoStore): void => {
    for (const entry of ofKind(store, kind).slice(0, most)) editEntry(store, entry.id, change(entry));
  };
}

function withoutSettings(block: DemoBlock): DemoBlock {
  if (!block.name.startsWith('pier/'))
    return { ...block, innerBlocks: block.innerBlocks.map(withoutSettings) };
  return { ...block, parts: block.parts.map((part) => part.replace(/data-props="[^"]*"/, 'data-props="7"')) };
}

const nowhere = { latitude: null, longitude: null };
const comingSoon = { blocks: [paragraph('Coming soon.')] };
const long = { blocks: [paragraph('tide '.repeat(900))] };
const factless = { address: '', phone: '', hours: '', openingHours: null, ...nowhere };
const in2001 = { startDate: '2001-05-01T10:00:00', endDate: '2001-05-01T12:00:00' };
const dateless = { startDate: '', endDate: '' };
const lose = ({ blocks }: DemoEntry) => ({ blocks: blocks.map(withoutSettings) });
const loseMenus = (store: DemoStore) => void Object.assign(store, { menuItems: [] });
const at = 'positions of the kind "location"';
const ofPages = ['texts of the kind "page"', 'words of the kind "page"'];
const sections = 'sections of the kind "page"';
const lostCategories =
  'categories of the kind "post" are missing since the last build, from 70 entries at once';
const nothing: PlannedCensus = countPublished({ manifest: null, listing: new Map() });

function told(after: PlannedCensus, earlier = before): readonly string[] {
  return findLosses(earlier, after).map(({ problem }) => problem.message);
}

describe('edits of most of a kind at once, each with a new date, are a loss:', () => {
  it.each<readonly [string, (store: DemoStore) => void, readonly (string | RegExp)[]]>([
    ['texts that are all the same', set('post', comingSoon), ['words of the kind "post"']],
    ['long texts that are all the same', set('post', long), [/^68 of 69 different texts of the kind "post"/]],
    ['equal titles of posts', set('post', { title: 'Hacked' }), ['different titles of the kind "post"']],
    ['equal titles of events', set('event', { title: 'Hacked' }), ['different titles of the kind "event"']],
    ['titles that are empty', set('artwork', { title: '' }), ['titles of the kind "artwork"']],
    ['posts in no category', set('post', { categoryIds: [] }), [lostCategories]],
    ['places without their facts', set('location', factless), ['opening hours of the kind "location"', at]],
    ['places without a position', set('location', nowhere), [at]],
    ['events of 2001', set('event', in2001), ['events to come of the kind "event"']],
    ['events without a date', set('event', dateless), [/^29 of 29 dates of the kind "event"/]],
    ['texts that are gone', set('page', { blocks: [] }), [...ofPages, sections, 'front page']],
    ['sections without settings', save('page', lose), [sections, 'sections and blocks of the front page']],
    ['menus without an item', loseMenus, ['items of the primary menu', 'items of the footer menu']],
  ])('%s', async (_, edit, names) => {
    const messages = told(await censusOf(edit));
    for (const name of names)
      expect(messages).toContainEqual(
        typeof name === 'string' ? expect.stringContaining(name) : expect.stringMatching(name),
      );
  });

  it('the front page of which no section can be read, though it is one edit', async () => {
    const edit = (store: DemoStore) => {
      const { pageOnFront } = store.settings;
      const home = store.entries.find(({ id }) => id === pageOnFront);
      editEntry(store, pageOnFront, { blocks: home?.blocks.map(withoutSettings) ?? [] });
    };
    expect(told(await censusOf(edit))).toEqual([expect.stringContaining('of the front page')]);
  });

  it('one picture in the place of all', async () => {
    expect(told(await censusOf(undefined, { place: () => '/dot.png' }))).toEqual([
      expect.stringMatching(/^(\d+) of \d+ different pictures and files of the site/),
    ]);
  });
});

describe('files of the library that did not come', () => {
  const upTo = (share: number) => {
    let count = 0;
    return (path: string) => (count++ % 10 < share * 10 ? undefined : path);
  };

  it('are refused in a first build where they are most', async () => {
    expect(told(await censusOf(undefined, { place: () => undefined }), nothing)).toEqual([
      expect.stringMatching(/^(\d+) of \1 files of the library did not come$/),
    ]);
    expect(told(await censusOf(undefined, { place: upTo(0.7) }), nothing)).toHaveLength(1);
    expect(told(await censusOf(undefined, { place: upTo(0.4) }), nothing)).toEqual([]);
  });

  it('are known in the next build, and told once, as pictures, where entries had them', async () => {
    const missing = await censusOf(undefined, { place: () => undefined });
    expect(told(missing, missing)).toEqual([]);
    const messages = told(missing);
    expect(messages).toContainEqual(expect.stringContaining('pictures and files of the kind "post"'));
    expect(messages.join()).not.toContain('did not come');
  });
});

describe('passes:', () => {
  it.each<readonly [string, (store: DemoStore) => void]>([
    ['nothing', () => {}],
    ['one entry rewritten', set('post', { ...comingSoon, title: 'New', categoryIds: [] }, 1)],
    ['ten of seventy posts', set('post', { ...comingSoon, title: 'New', categoryIds: [] }, 10)],
    [
      'every text of a kind translated',
      save('post', ({ title, blocks }) => ({
        title: `${title} (fr)`,
        blocks: blocks.map((block) => ({ ...block, parts: block.parts.map((part) => `${part} `) })),
      })),
    ],
    [
      'a new category for all posts',
      (store) => {
        const [first] = store.categories;
        if (first === undefined) throw new Error('The demo has no category');
        store.categories.push({ ...first, id: 990, slug: 'tides', name: 'Tides' });
        save('post', () => ({ categoryIds: [990] }))(store);
      },
    ],
    ['the hours of five places', set('location', { hours: '', openingHours: null }, 5)],
    [
      'a programme that starts a day later',
      save('event', (entry) =>
        entry.kind === 'event' ? { startDate: entry.startDate.replace(/T.*/, 'T23:00:00') } : {},
      ),
    ],
    [
      'thirty new events of one name',
      (store) => {
        const [event] = ofKind(store, 'event');
        if (event === undefined) throw new Error('The demo has no event');
        const { id: _, ...fields } = event;
        for (let count = 0; count < 30; count += 1) addEntry(store, { ...fields, slug: `yoga-${count}` });
      },
    ],
    [
      'twenty deleted posts',
      (store) => {
        for (const { id } of ofKind(store, 'post').slice(0, 20)) deleteEntry(store, id);
      },
    ],
    [
      'a plugin that moves the date of one event on',
      (store) => {
        const [event] = ofKind(store, 'event');
        setFields(store, event?.id ?? 0, { startDate: '2001-05-01T10:00:00', endDate: '' });
      },
    ],
  ])('%s', async (_, edit) => {
    expect(told(await censusOf(edit))).toEqual([]);
  });

  it("a season's end, with and without edits of some past events", async () => {
    const later = { now: '2031-01-01T12:00:00.000Z' };
    expect(told(await censusOf(undefined, later))).toEqual([]);
    expect(told(await censusOf(set('event', { venue: '' }), later))).toEqual([]);
  });
});
