import type { Href } from '../../../templates/types.ts';
import type { Thing } from './thing.ts';

export interface ItemList extends Thing<'ItemList'> {
  readonly name: string;
  readonly url: string;
  readonly itemListElement: readonly ListedPage[];
}

interface ListedPage extends Thing<'ListItem'> {
  /** From 1. */
  readonly position: number;
  /** Absolute. */
  readonly url: string;
}

export interface ItemListInput {
  readonly name: string;
  readonly url: string;
  readonly items: readonly { readonly href: Href }[];
  readonly siteUrl: string;
}

/** The first items of a longer list describe it well enough. */
const maxItems = 30;

/**
 * The pages of a list, in order; nothing for an empty one. The pages themselves have the details.
 * https://developers.google.com/search/docs/appearance/structured-data/carousel
 */
export function itemList({ name, url, items, siteUrl }: ItemListInput): readonly ItemList[] {
  if (items.length === 0) return [];
  const itemListElement = items
    .slice(0, maxItems)
    .map(
      ({ href }, index): ListedPage => ({ '@type': 'ListItem', position: index + 1, url: siteUrl + href }),
    );
  return [{ '@type': 'ItemList', name, url, itemListElement }];
}
