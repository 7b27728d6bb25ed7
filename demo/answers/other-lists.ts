import type { DemoMedia } from '../media.ts';
import type { DemoCategory } from '../store-types.ts';
import { categoryView, postCount } from './category-view.ts';
import { type ListArguments, toDatabaseId, toPage } from './connection.ts';
import { comparisonFor, filterItems, type Listed, type WhereArguments } from './filter.ts';
import { mediaSlug, mediaView } from './media-view.ts';
import { menuItemView } from './menu-view.ts';
import type { DemoRequest } from './request.ts';

/** Resolves the list of the media library. */
export function mediaItems(_root: unknown, args: ListArguments<WhereArguments>, request: DemoRequest) {
  const where = args.where ?? {};
  const compare = comparisonFor(where);
  const items = request.store.media.map(toListed);
  const listing = {
    items: filterItems(items, where).toSorted(compare),
    idOf: ({ id }: Listed) => id,
    compare,
    findCursor: (id: number) => items.find((item) => item.id === id),
  };
  return toPage(listing, args, { pageSize: request.pageSize, view: ({ media }) => mediaView(media) });
}

function toListed(media: DemoMedia): Listed & { readonly media: DemoMedia } {
  const { id, date, modified } = media;
  const slug = mediaSlug(media);
  return { id, date, modified, slug, title: slug, menuOrder: 0, password: '', media };
}

interface CategoryWhere {
  readonly include?: readonly string[] | null;
  readonly hideEmpty?: boolean | null;
  readonly orderby?: string | null;
  readonly order?: string | null;
}

/** Resolves the list of categories, by name unless asked otherwise. */
export function categories(_root: unknown, args: ListArguments<CategoryWhere>, request: DemoRequest) {
  const { include, hideEmpty, orderby, order } = args.where ?? {};
  const ids = new Set((include ?? []).map(toDatabaseId));
  const direction = order === 'DESC' ? -1 : 1;
  const keyOf = (category: DemoCategory) => {
    if (orderby === 'COUNT') return postCount(category, request);
    if (orderby === 'TERM_ID') return category.id;
    return orderby === 'SLUG' ? category.slug : category.name.toLowerCase();
  };
  const compare = (a: DemoCategory, b: DemoCategory) => {
    if (keyOf(a) === keyOf(b)) return a.id - b.id;
    return keyOf(a) < keyOf(b) ? -direction : direction;
  };
  const listing = {
    items: request.store.categories
      .filter((category) => ids.size === 0 || ids.has(category.id))
      .filter((category) => !hideEmpty || postCount(category, request) > 0)
      .sort(compare),
    idOf: ({ id }: DemoCategory) => id,
    compare,
    findCursor: (id: number) => request.store.categories.find((category) => category.id === id),
  };
  const view = (category: DemoCategory) => categoryView(category, request);
  return toPage(listing, args, { pageSize: request.pageSize, view });
}

interface MenuPlace {
  readonly id: number;
  readonly order: number;
}

interface MenuWhere {
  readonly location?: string | null;
  readonly parentDatabaseId?: number | null;
}

/** Resolves the flat list of menu items, in the order of their menus. */
export function menuItems(_root: unknown, args: ListArguments<MenuWhere>, request: DemoRequest) {
  const { location, parentDatabaseId } = args.where ?? {};
  const views = request.store.menuItems
    .filter((item) => !location || item.location === location)
    .filter((item) => parentDatabaseId == null || item.parentId === parentDatabaseId)
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .map((item) => ({ id: item.id, order: item.order, view: menuItemView(item, request) }))
    .filter(({ view }) => view !== undefined);
  const listing = {
    items: views,
    idOf: ({ id }: { id: number }) => id,
    compare: (a: MenuPlace, b: MenuPlace) => a.order - b.order || a.id - b.id,
    findCursor: (id: number) => views.find((item) => item.id === id),
  };
  return toPage(listing, args, { pageSize: request.pageSize, view: ({ view }) => view });
}
