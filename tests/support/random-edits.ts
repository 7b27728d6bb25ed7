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
import { createStore } from '../../demo/store.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';

/** One edit: picks are taken modulo what there is to pick from, so that every edit fits every store. */
export interface Edit {
  readonly what: (typeof edits)[number];
  readonly pick: number;
  readonly other: number;
}

export const edits = [
  'edit title',
  'edit excerpt',
  'edit body',
  'add post',
  'add event',
  'delete',
  'rename slug',
  'change categories',
  'rename category',
  'reorder menu',
  'rename menu item',
  'change image',
  'change alt text',
  'move focal point',
  'unpublish',
  'publish',
  'protect',
  'move event',
  'set venue without saving',
  'rename site',
  'move clock',
  'wait a minute',
  'nothing',
] as const;

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
  const id = entry.id;
  switch (what) {
    case 'edit title':
      editEntry(store, id, { title: `Title ${other} & <more>` });
      break;
    case 'edit excerpt':
      editEntry(store, id, { excerpt: `Excerpt ${other}, see /visit/` });
      break;
    case 'edit body':
      editEntry(store, id, { blocks: at(store.entries, other).blocks });
      break;
    case 'add post':
      addEntry(store, {
        ...structuredClone(firstOf(store, 'post')),
        slug: `new-post-${store.edits}`,
        status: 'publish',
        password: '',
        date: `2026-06-${String(1 + (other % 12)).padStart(2, '0')}T10:00:00`,
      });
      break;
    case 'add event':
      addEntry(store, {
        ...structuredClone(firstOf(store, 'event')),
        slug: `new-event-${store.edits}`,
        status: 'publish',
        password: '',
      });
      break;
    case 'delete':
      // The templates of new entries stay.
      if (entry !== firstOf(store, 'post') && entry !== firstOf(store, 'event')) deleteEntry(store, id);
      break;
    case 'rename slug':
      if (entry.kind !== 'page') renameSlug(store, id, `slug-${id}-${other}`);
      break;
    case 'change categories':
      changeCategories(store, firstOf(store, 'post').id, [
        at(store.categories, pick).id,
        at(store.categories, other).id,
      ]);
      break;
    case 'rename category':
      editCategory(store, at(store.categories, pick).id, { name: `Category ${other}` });
      break;
    case 'reorder menu':
      reorderMenu(store, [at(store.menuItems, pick).id, at(store.menuItems, other).id]);
      break;
    case 'rename menu item':
      at(store.menuItems, pick).label = `Item ${other}`;
      break;
    case 'change image':
      changeImage(store, id, other % 4 === 0 ? null : at(store.media.slice(0, 3), other).id);
      break;
    case 'move focal point':
      editMedia(store, at(store.media.slice(0, 3), other).id, {
        focalPoint: { x: (pick % 11) / 10, y: (other % 11) / 10 },
      });
      break;
    case 'change alt text':
      editMedia(store, at(store.media.slice(0, 3), pick).id, { alt: `Alt ${other}` });
      break;
    case 'unpublish':
      setStatus(store, id, at(['draft', 'private', 'future', 'trash'] as const, other));
      break;
    case 'publish':
      setStatus(store, id, 'publish');
      break;
    case 'protect':
      editEntry(store, id, { password: other % 2 === 0 ? 'secret' : '' });
      break;
    case 'move event':
      Object.assign(firstOf(store, 'event'), {
        startDate: '2026-07-01T10:00:00',
        endDate: '2026-07-01T12:00:00',
      });
      editEntry(store, firstOf(store, 'event').id, {});
      break;
    case 'set venue without saving':
      setFields(store, firstOf(store, 'event').id, { venue: `Place ${other}` });
      break;
    case 'rename site':
      store.settings.title = `Pier ${other}`;
      break;
    case 'move clock':
      return new Date(Date.parse(demoNow) + other * 3_600_000).toISOString();
    case 'wait a minute':
      return new Date(Date.parse(now) + 60_000).toISOString();
    case 'nothing':
      break;
  }
  return now;
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
