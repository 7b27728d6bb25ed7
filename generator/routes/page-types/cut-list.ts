import type { ListPager, PagerPage } from '../../../templates/components/ListPager.tsx';
import type { Href } from '../../../templates/types.ts';
import { hrefOf } from '../../content/paths.ts';
import type { AnyPlace } from '../../content/place.ts';
import { makeHead } from '../head/head.ts';
import type { Listed } from '../listed.ts';
import { mostListed } from '../most-listed.ts';
import type { Route, RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { itemList } from '../structured-data/item-list.ts';
import { latestOf } from './lists.ts';

/** A page of a list. */
export interface ListPage<Item> {
  /** From 1. */
  readonly number: number;
  readonly path: string;
  readonly items: () => readonly Item[];
  /** Links to the pages before and after it; undefined where one page shows all. */
  readonly pager: () => ListPager | undefined;
}

interface ListAddress {
  /** The path of the first page. The others are below it, "/location/page/2/". */
  readonly path: string;
  /** Leads to the list on the first page, where another address does. */
  readonly href?: Href;
}

/** Cuts a list into pages. There is always a first one, which may be empty. */
export function cutList<Item>(
  list: Listed<Item>,
  { path, href = hrefOf(path) }: ListAddress,
): readonly ListPage<Item>[] {
  const pathOf = (number: number) => (number === 1 ? path : `${path}page/${number}/`);
  const addressOf = (number: number) => (number === 1 ? href : hrefOf(pathOf(number)));
  const pagerOf = (number: number): ListPager | undefined => {
    const count = list.countPages(mostListed);
    if (count === 1) return undefined;
    return {
      ...(number > 1 && { previous: addressOf(number - 1) }),
      ...(number < count && { next: addressOf(number + 1) }),
      pages: namedPages(number, count, addressOf),
      position: `page ${number} of ${count}`,
    };
  };
  return Array.from({ length: list.countPages(mostListed) }, (_, place) => {
    const number = place + 1;
    return {
      number,
      path: pathOf(number),
      items: () => list.cut(place * mostListed, number * mostListed),
      pager: () => pagerOf(number),
    };
  });
}

/** Names the first page, the last one, and those around a page: all where they are few. */
function namedPages(
  current: number,
  count: number,
  addressOf: (number: number) => Href,
): readonly PagerPage[] {
  const around = count <= mostNumbers ? count : 1;
  const numbers = Array.from({ length: count }, (_, place) => place + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - current) <= around,
  );
  return numbers.map((number, place) => ({
    number,
    href: addressOf(number),
    ...(number === current && { isCurrent: true }),
    ...(number - 1 !== (numbers[place - 1] ?? 0) && { isAfterGap: true }),
  }));
}

/** Returns the first page of a cut list. */
export function firstPage<Item>(pages: readonly ListPage<Item>[]): ListPage<Item> {
  return pages.at(0) as ListPage<Item>;
}

/** Makes a route of each page after the first one. */
export function furtherPages<Item>(
  pages: readonly ListPage<Item>[],
  make: (page: ListPage<Item>) => Route,
): readonly Route[] {
  return pages.slice(1).map(make);
}

interface FurtherInput<Item> {
  /** The title of the whole list. */
  readonly title: () => string;
  readonly summary: (item: Item) => { readonly href: Href } | undefined;
  readonly context: RouteContext;
}

/** Makes the facts of a page after the first one: "Locations, page 2". */
export function furtherFacts<Item extends AnyPlace>(
  { number, path, items }: ListPage<Item>,
  { title, summary, context }: FurtherInput<Item>,
): RouteFacts {
  return {
    path,
    status: 200,
    ...latestOf(items(), context),
    head: () => {
      const name = furtherTitle(title(), number);
      const shown = items();
      const first = shown.slice(0, mostInData).flatMap((item) => summary(item) ?? []);
      return makeHead(context, {
        path,
        title: name,
        label: `Page ${number}`,
        description: `${name}: ${shown.slice(0, mostNamed).map(context.titleOf).join('; ')}`,
        data: (page) => itemList({ ...page, items: first, siteUrl: context.config.siteUrl }),
      });
    },
  };
}

/** Names a page after the first one. */
export function furtherTitle(title: string, number: number): string {
  return `${title}, page ${number}`;
}

/** So many fit in a row of a phone. */
const mostNumbers = 5;

/** Items of the structured data, which describe the list well enough. */
const mostInData = 30;
const mostNamed = 4;
