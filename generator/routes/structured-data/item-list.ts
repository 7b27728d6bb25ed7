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

/** The first of a longer list say enough of what it is. */
const maxItems = 30;

/**
 * The pages that a list leads to, in its order; nothing for an empty one. What each is about stands on the page itself.
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
