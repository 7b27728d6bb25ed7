import { type DemoKind, demoKindNames } from '../../demo/kinds.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';

/** Grown things get ids from here on. */
const first = 100_000;

/** A small site in which one thing is there `count` times more, by the name of what grows. */
export const grownStores = {
  posts: (count) => withEntries('post', count),
  pages: (count) => withEntries('page', count),
  events: (count) => withEntries('event', count),
  places: (count) => withEntries('location', count),
  works: (count) => withEntries('artwork', count),
  experiences: (count) => withEntries('experience', count),
  categories: (count) =>
    withMore((store, index) =>
      store.categories.push({
        id: first + index,
        slug: `category-${index}`,
        name: `Category ${index}`,
        description: '',
        parentId: 0,
      }),
    )(count),
  'menu items': (count) =>
    withMore((store, index) =>
      store.menuItems.push({
        id: first + index,
        location: 'PRIMARY',
        parentId: 0,
        order: first + index,
        label: `Item ${index}`,
        leadsTo: { url: '/visit/' },
        target: '',
      }),
    )(count),
  redirects: (count) =>
    withMore((store, index) =>
      store.redirects.push({ origin: `was/${index}`, target: '/visit/', type: 301, format: 'plain' }),
    )(count),
  'media that entries show': (count) =>
    withEntries('post', count, (store, index) => {
      const [picture] = store.media;
      if (picture === undefined) throw new Error('The demo has no media');
      const file = `grown-${index}.jpg`;
      const url = picture.url.replace(picture.file, file);
      store.media.push({ ...picture, id: first + index, file, url });
      return { imageId: first + index };
    }),
} satisfies Readonly<Record<string, (count: number) => DemoStore>>;

/** Gives each grown entry another title, and dates it later. */
export function editGrown({ entries }: DemoStore): void {
  for (const entry of entries) {
    if (entry.id < first) continue;
    entry.title = `${entry.title}, edited`;
    entry.modified = '2026-06-10T08:00:00';
  }
}

function withEntries(
  kind: DemoKind,
  count: number,
  fieldsOf: (store: DemoStore, index: number) => Partial<DemoEntry> = () => ({}),
): DemoStore {
  return withMore((store, index) => {
    const pattern = patternOf(kind, store);
    if (pattern === undefined) throw new Error(`The demo has nothing of the kind ${kind}`);
    const title = `Grown ${index}`;
    const own = { id: first + index, slug: `grown-${index}`, title, ...fieldsOf(store, index) };
    store.entries.push(Object.assign(structuredClone(pattern), own));
  })(count);
}

function withMore(add: (store: DemoStore, index: number) => void): (count: number) => DemoStore {
  return (count) => {
    const store = createSmallStore();
    for (let index = 0; index < count; index += 1) add(store, index);
    return store;
  };
}

/** The demo with one entry of each kind and the pages that its settings name: what does not grow costs little. */
function createSmallStore(): DemoStore {
  const store = createStore();
  const { pageOnFront, pageForPosts, pageForPrivacy } = store.settings;
  const needed = [pageOnFront, pageForPosts, pageForPrivacy];
  const patterns = demoKindNames.map((kind) => patternOf(kind, store));
  store.entries = store.entries.filter((entry) => patterns.includes(entry) || needed.includes(entry.id));
  store.menuItems = [];
  return store;
}

function patternOf(kind: DemoKind, { entries }: DemoStore): DemoEntry | undefined {
  return entries.find((entry) => entry.kind === kind && entry.status === 'publish');
}
