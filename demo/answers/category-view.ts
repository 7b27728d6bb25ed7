import { cmsOrigin } from '../site-address.ts';
import type { DemoCategory } from '../store-types.ts';
import { toBase64 } from './connection.ts';
import { isPublic } from './is-public.ts';
import type { DemoRequest } from './request.ts';
import { categorySeo } from './seo-view.ts';
import { categoryPathOf } from './uri.ts';

/** A category as the schema's `Category` answers: null instead of 0 and of an empty text. */
export function categoryView(
  category: DemoCategory,
  request: DemoRequest,
): Readonly<Record<string, unknown>> {
  const path = categoryPathOf(request.store.categories, category);
  return {
    __typename: 'Category',
    id: toBase64(`term:${category.id}`),
    databaseId: category.id,
    name: category.name,
    slug: category.slug,
    uri: path,
    link: cmsOrigin + path,
    taxonomyName: 'category',
    description: category.description === '' ? null : category.description,
    count: () => postCount(category, request) || null,
    parentDatabaseId: category.parentId === 0 ? null : category.parentId,
    isFrontPage: false,
    isPostsPage: false,
    seo: () => categorySeo(category, path, request.store.settings.title),
  };
}

/** Counts the public posts of a category. */
export function postCount(category: DemoCategory, request: DemoRequest): number {
  return request.store.entries.filter(
    (entry) => entry.kind === 'post' && isPublic(entry) && entry.categoryIds.includes(category.id),
  ).length;
}
