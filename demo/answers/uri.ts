import { demoKinds } from '../kinds.ts';
import type { DemoCategory, DemoEntry, DemoStore } from '../store-types.ts';
import { entryById } from './entry-index.ts';

/** The path of an entry on the CMS, "/news/first-light/"; null for the page that lists the posts, as on a real server. */
export function uriOf(store: DemoStore, entry: DemoEntry): string | null {
  if (entry.id === store.settings.pageForPosts) return null;
  return pathOf(store, entry);
}

/** The path under which the CMS itself shows an entry: the posts page has one too. */
export function pathOf(store: DemoStore, entry: DemoEntry): string {
  if (entry.kind !== 'page') return `/${demoKinds[entry.kind].folder}/${entry.slug}/`;
  if (entry.id === store.settings.pageOnFront) return '/';
  const parent = entryById(store, entry.parentId);
  return parent === undefined ? `/${entry.slug}/` : `${pathOf(store, parent)}${entry.slug}/`;
}

/**
 * The path of a category, below that of the category above it. Terms keep their address percent-encoded in lower case,
 * though their slug is decoded.
 */
export function categoryPathOf(
  categories: readonly DemoCategory[],
  { slug, parentId }: DemoCategory,
): string {
  const encoded = encodeURIComponent(slug).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  const above = categories.find(({ id }) => id === parentId);
  return `${above === undefined ? '/news/category/' : categoryPathOf(categories, above)}${encoded}/`;
}
