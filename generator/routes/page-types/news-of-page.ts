import type { BlockNode } from '../../../templates/blocks/index.ts';
import { defaultSection } from '../resolve-blocks.ts';
import type { RouteContext } from '../route-context.ts';

/** Makes the news of the category with the slug of a page; null without such a category. */
export function newsOfPage(slug: string, context: RouteContext): BlockNode | null {
  const category = context.lists.categoryBySlug(slug);
  return category === undefined
    ? null
    : defaultSection('pier/news-grid', { heading: 'News', category: slug }, context);
}
