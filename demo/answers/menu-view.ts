import { cmsOrigin } from '../site-address.ts';
import type { DemoMenuItem } from '../store-types.ts';
import { categoryView } from './category-view.ts';
import { toBase64 } from './connection.ts';
import { entryById } from './entry-index.ts';
import { entryView } from './entry-view.ts';
import { isPublic } from './is-public.ts';
import type { DemoRequest } from './request.ts';
import { categoryPathOf, pathOf } from './uri.ts';

/** A menu item as the schema answers. One that leads to an entry which is gone is not in the menu: undefined. */
export function menuItemView(
  item: DemoMenuItem,
  request: DemoRequest,
): Readonly<Record<string, unknown>> | undefined {
  const target = targetOf(item, request);
  if (target === undefined) return undefined;
  const path = target.url.startsWith(`${cmsOrigin}/`) ? target.url.slice(cmsOrigin.length) : target.url;
  return {
    __typename: 'MenuItem',
    id: toBase64(`post:${item.id}`),
    databaseId: item.id,
    parentDatabaseId: item.parentId,
    order: item.order,
    label: item.label,
    title: null,
    description: null,
    url: target.url,
    path,
    uri: path,
    target: item.target === '' ? null : item.target,
    cssClasses: [],
    linkRelationship: null,
    locations: [item.location],
    connectedNode: () => (target.node === null ? null : { node: target.node() }),
  };
}

interface Target {
  readonly url: string;
  readonly node: (() => Readonly<Record<string, unknown>>) | null;
}

function targetOf(item: DemoMenuItem, request: DemoRequest): Target | undefined {
  const { leadsTo } = item;
  const { store } = request;
  if ('url' in leadsTo) return { url: leadsTo.url, node: null };
  if ('category' in leadsTo) {
    const category = store.categories.find(({ id }) => id === leadsTo.category);
    if (category === undefined) return undefined;
    return {
      url: cmsOrigin + categoryPathOf(request.store.categories, category),
      node: () => categoryView(category, request),
    };
  }
  const entry = entryById(store, leadsTo.entry);
  if (entry === undefined || !isPublic(entry)) return undefined;
  return { url: cmsOrigin + pathOf(store, entry), node: () => entryView(entry, request) };
}
