import * as fc from 'fast-check';
import { latestPosts } from '../../demo/blocks/ordinary.ts';
import { demoNow } from '../../demo/clock.ts';
import {
  addEntry,
  changeCategories,
  changeImage,
  deleteEntry,
  editCategory,
  editEntry,
  editMedia,
  renameSlug,
  reorderMenu,
  setFields,
  setStatus,
} from '../../demo/edits.ts';
import type { DemoDates } from '../../demo/kinds.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';

/** One edit: picks are taken modulo what there is to pick from, so that every edit fits every store. */
export interface Edit {
  readonly what: keyof typeof applied;
  readonly pick: number;
  readonly other: number;
}

const repeats: readonly DemoDates[] = [
  { repeats: 'weekly', weekdays: [4, 6], until: '2026-08-31' },
  { repeats: 'weekly', count: 20, days: [{ date: '2026-06-20', change: 'cancelled', note: 'Storm' }] },
  { repeats: 'daily' },
  { repeats: 'monthly', weekdays: [6], weeks: [1] },
  { repeats: 'list', days: [{ date: '2026-06-30', change: 'added', from: '12:00' }] },
];

interface Picked {
  readonly store: DemoStore;
  /** An entry other than the front page. */
  readonly entry: DemoEntry;
  readonly id: number;
  readonly pick: number;
  readonly other: number;
  /** The moment that the store was built for. */
  readonly now: string;
}

/** Each edit by its name. One that moves the clock returns the moment to build for. */
const applied = {
  'edit title': ({ store, id, other }) => editEntry(store, id, { title: `Title ${other} & <more>` }),
  'edit excerpt': ({ store, id, other }) =>
    editEntry(store, id, { excerpt: `Excerpt ${other}, see /visit/` }),
  'edit body': ({ store, id, other }) => editEntry(store, id, { blocks: at(store.entries, other).blocks }),
  'add post': ({ store, other }) => {
    const date = `2026-06-${String(1 + (other % 12)).padStart(2, '0')}T10:00:00`;
    const post = { ...structuredClone(firstOf(store, 'post')), slug: `new-post-${store.edits}` };
    addEntry(store, { ...post, status: 'publish', password: '', date });
  },
  'add event': ({ store }) => {
    const event = { ...structuredClone(firstOf(store, 'event')), slug: `new-event-${store.edits}` };
    addEntry(store, { ...event, status: 'publish', password: '' });
  },
  delete: ({ store, entry, id }) => {
    // The templates of new entries stay.
    if (entry !== firstOf(store, 'post') && entry !== firstOf(store, 'event')) deleteEntry(store, id);
  },
  'rename slug': ({ store, entry, id, other }) => {
    if (entry.kind !== 'page') renameSlug(store, id, `slug-${id}-${other}`);
  },
  'change categories': ({ store, pick, other }) =>
    changeCategories(
      store,
      firstOf(store, 'post').id,
      [pick, other].map((number) => at(store.categories, number).id),
    ),
  'stick a post': ({ store, pick, other }) => {
    const posts = store.entries.filter(({ kind }) => kind === 'post');
    setFields(store, at(posts, pick).id, { isSticky: other % 3 > 0 });
  },
  'rename author': ({ store, pick, other }) => {
    at(store.authors, pick).name = other % 5 === 0 ? at(store.authors, pick).slug : `Author ${other % 3}`;
  },
  'rename category': ({ store, pick, other }) =>
    editCategory(store, at(store.categories, pick).id, { name: `Category ${other}` }),
  'reorder menu': ({ store, pick, other }) =>
    reorderMenu(
      store,
      [pick, other].map((number) => at(store.menuItems, number).id),
    ),
  'rename menu item': ({ store, pick, other }) => {
    at(store.menuItems, pick).label = `Item ${other}`;
  },
  'change image': ({ store, id, other }) =>
    changeImage(store, id, other % 4 === 0 ? null : at(store.media.slice(0, 3), other).id),
  'change alt text': ({ store, pick, other }) =>
    editMedia(store, at(store.media.slice(0, 3), pick).id, { alt: `Alt ${other}` }),
  'move focal point': ({ store, pick, other }) => {
    const focalPoint = { x: (pick % 11) / 10, y: (other % 11) / 10 };
    editMedia(store, at(store.media.slice(0, 3), other).id, { focalPoint });
  },
  unpublish: ({ store, id, other }) =>
    setStatus(store, id, at(['draft', 'private', 'future', 'trash'] as const, other)),
  publish: ({ store, id }) => setStatus(store, id, 'publish'),
  protect: ({ store, id, other }) => editEntry(store, id, { password: other % 2 === 0 ? 'secret' : '' }),
  'move event': ({ store }) => {
    const event = firstOf(store, 'event');
    Object.assign(event, { startDate: '2026-07-01T10:00:00', endDate: '2026-07-01T12:00:00' });
    editEntry(store, event.id, {});
  },
  'repeat event': ({ store, other }) => {
    const event = firstOf(store, 'event');
    event.eventDates = at([null, ...repeats], other);
    editEntry(store, event.id, {});
  },
  'set state': ({ store, pick, other }) => {
    const events = store.entries.filter((entry) => entry.kind === 'event');
    const event = at(events, pick);
    event.eventState = at(['', 'cancelled', 'postponed', 'moved', 'sold-out'], other);
    editEntry(store, event.id, {});
  },
  'set venue without saving': ({ store, other }) =>
    setFields(store, firstOf(store, 'event').id, { venue: `Place ${other}` }),
  'rename site': ({ store, other }) => {
    store.settings.title = `Pier ${other}`;
  },
  'move clock': ({ other }) => new Date(Date.parse(demoNow) + other * 3_600_000).toISOString(),
  'wait a minute': ({ now }) => new Date(Date.parse(now) + 60_000).toISOString(),
  nothing: () => undefined,
} as const satisfies Readonly<Record<string, (picked: Picked) => unknown>>;

export const edits = Object.keys(applied) as readonly (keyof typeof applied)[];

/** Sequences of one to three edits. */
export const editSequences: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({ what: fc.constantFrom(...edits), pick: fc.nat(999), other: fc.nat(999) }),
  { minLength: 1, maxLength: 3 },
);

/**
 * A small pier: some entries of each kind, so that a build takes no time and edits meet each other often. A list of news has
 * twenty-four posts a page.
 */
export function smallStore({ posts = 26 } = {}): DemoStore {
  const store = createStore();
  const few = (kind: DemoEntry['kind'], count: number) =>
    store.entries.filter((entry) => entry.kind === kind).slice(0, count);
  const pages = store.entries.filter((entry) => entry.kind === 'page' && isNeeded(entry, store));
  store.entries = [
    ...few('post', posts),
    ...few('event', 5),
    ...few('location', 3),
    ...few('artwork', 2),
    ...few('experience', 2),
    ...pages,
  ];
  // Pictures cost time and are media's own tests: three are enough here.
  const images = store.media.slice(0, 3).map(({ id }) => id);
  for (const [index, entry] of store.entries.entries()) {
    entry.imageId = images[index % images.length] ?? null;
    entry.seo = {};
    entry.blocks =
      index % 4 === 0 ? entry.blocks.filter((block) => !JSON.stringify(block).includes('.jpg')) : [];
    // Every eighth lists others.
    if (index % 8 === 0) entry.blocks = [...entry.blocks, latestPosts()];
  }
  return store;
}

function isNeeded({ id, slug }: DemoEntry, { settings }: DemoStore): boolean {
  return (
    id === settings.pageOnFront || id === settings.pageForPosts || slug === 'visit' || slug === 'privacy'
  );
}

/** The moment that the store is built for after the edit, given the one before it. */
export function applyEdit(store: DemoStore, { what, pick, other }: Edit, now: string): string {
  const entries = store.entries.filter(({ id }) => id !== store.settings.pageOnFront);
  const entry = at(entries, pick);
  const moment = applied[what]({ store, entry, id: entry.id, pick, other, now });
  return typeof moment === 'string' ? moment : now;
}

function at<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

function firstOf<K extends DemoEntry['kind']>(store: DemoStore, kind: K): Extract<DemoEntry, { kind: K }> {
  const entry = store.entries.find(
    (candidate): candidate is Extract<DemoEntry, { kind: K }> => candidate.kind === kind,
  );
  if (entry === undefined) throw new Error(`the store has no ${kind}`);
  return entry;
}
