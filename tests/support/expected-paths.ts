import { demoKinds } from '../../demo/kinds.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';

/** The pages that the site has whatever the CMS holds. */
export const fixedPagePaths = [
  '/',
  '/art/',
  '/contact/',
  '/event/',
  '/experiences/',
  '/experiences/art/',
  '/experiences/dining/',
  '/experiences/events/',
  '/experiences/leasing/',
  '/experiences/retail-leasing/',
  '/experiences/retail/',
  '/experiences/working-here/',
  '/location/',
  '/news/',
  '/news/p/',
  '/news/page/',
  '/news/c/page/',
  '/revitalization/',
  '/search/',
  '/today/',
  '/visit/',
  '/wp-admin/',
];

/** A site with forms has it: the demo's server takes some. */
const thanksPath = '/thanks/';

/**
 * The paths that docs/behaviours.md#routes asks for, straight from the demo's store, and so without any code of the
 * generator. Archive pages are left out: their cursors are ours to choose.
 */
export function expectedPaths(store: DemoStore = createStore()): readonly string[] {
  const shown = store.entries.filter(isPublic);
  const used = new Set(shown.flatMap((entry) => (entry.kind === 'post' ? entry.categoryIds : [])));
  const categories = store.categories
    .filter(({ id }) => used.has(id))
    .flatMap(({ slug }) => [`/news/c/${slug}/`, `/news/c/${slug}/page/`]);
  const entries = shown.flatMap((entry) => pathOf(entry, store) ?? []);
  return [...new Set([...fixedPagePaths, thanksPath, ...categories, ...entries])]
    .map((path) => path.normalize('NFC'))
    .sort();
}

function isPublic({ status, password }: DemoEntry): boolean {
  return status === 'publish' && password === '';
}

function pathOf(entry: DemoEntry, store: DemoStore): string | null {
  switch (entry.kind) {
    case 'post':
      return `/news/p/${entry.slug}/`;
    case 'event':
      return `/event/${entry.slug}/`;
    case 'location':
      return `/location/${entry.slug}/`;
    case 'experience':
      return `/experiences/${entry.slug}/`;
    case 'page':
      return pagePath(entry.id, store);
    default:
      return `/${demoKinds[entry.kind].folder}/${entry.slug}/`;
  }
}

function pagePath(id: number, store: DemoStore): string | null {
  const { pageOnFront, pageForPosts } = store.settings;
  const page = store.entries.find((entry) => entry.id === id);
  if (id === pageOnFront || id === pageForPosts || page?.kind !== 'page' || page.slug === 'popup')
    return null;
  const above = page.parentId === 0 ? '/' : pagePath(page.parentId, store);
  return `${above}${page.slug}/`;
}
