import type { Href, NamedLink } from '../../../templates/types.ts';
import { type DescribedPage, type Thing, thing } from './thing.ts';

/** The first items of a longer list describe it well enough. */
const maxItems = 30;

/**
 * The pages of a list, in order; nothing for an empty one. The pages themselves have the details.
 * https://developers.google.com/search/docs/appearance/structured-data/carousel
 */
export function itemList(
  { name, url }: Pick<DescribedPage, 'name' | 'url'>,
  items: readonly { readonly href: Href }[],
  siteUrl: string,
): readonly Thing[] {
  if (items.length === 0) return [];
  const itemListElement = items
    .slice(0, maxItems)
    .map(({ href }, index) => thing('ListItem', { position: index + 1, url: siteUrl + href }));
  return [thing('ItemList', { name, url, itemListElement })];
}

/**
 * The way to a page, as in its breadcrumbs.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(trail: readonly NamedLink[], siteUrl: string): Thing {
  const itemListElement = trail.map(({ label, href }, index) =>
    thing('ListItem', { position: index + 1, name: label, item: siteUrl + href }),
  );
  return thing('BreadcrumbList', { itemListElement });
}
