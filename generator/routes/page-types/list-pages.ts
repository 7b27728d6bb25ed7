import type { ListPager, PagerPage } from '../../../templates/components/ListPager.tsx';
import type { StandardPageProps } from '../../../templates/pages/StandardPage.tsx';
import type { Href } from '../../../templates/types.ts';
import type { Words } from '../../../words/table.ts';
import { hrefOf } from '../../content/paths.ts';
import type { AnyPlace } from '../../content/place.ts';
import { makeHead } from '../head/head.ts';
import { type Listed, mostListed } from '../listed.ts';
import type { RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { builtInTitle, type SectionPath, titleAt } from '../section-titles.ts';
import { itemList } from '../structured-data/item-list.ts';
import { fixedPage } from './fixed-page.ts';

/** A page of a list, with what a route has besides its template. */
export interface ListPage<Item> extends CutPage<Item> {
  readonly facts: RouteFacts;
  /** Its title, and on the first page the text of an editor. */
  readonly texts: () => StandardPageProps;
}

interface ListInput<Item> {
  readonly path: SectionPath;
  readonly list: Listed<Item>;
  readonly summary: (item: Item) => { readonly href: Href } | undefined;
}

/** Makes the pages of a list: the first one is a page that the site always has. */
export function listPages<Item extends AnyPlace>(
  { path, list, summary }: ListInput<Item>,
  context: RouteContext,
): readonly [ListPage<Item>, ...ListPage<Item>[]] {
  const { words } = context;
  const [first, ...further] = cutList(list, { path, words });
  const title = () => titleAt(path, context);
  const { props, facts } = fixedPage(context, {
    path,
    title: builtInTitle(path, words),
    head: () => ({ data: (page) => itemList(page, cardsOf(first, summary), context.config.siteUrl) }),
  });
  return [
    { ...first, facts, texts: props },
    ...further.map((page) => furtherPage(page, { title, summary, context })),
  ];
}

interface FurtherInput<Item> {
  /** The title of the whole list. */
  readonly title: () => string;
  readonly summary: ListInput<Item>['summary'];
  readonly context: RouteContext;
}

/** Makes a page after the first one: "Locations, page 2". */
export function furtherPage<Item extends AnyPlace>(
  page: CutPage<Item>,
  { title, summary, context }: FurtherInput<Item>,
): ListPage<Item> {
  const { number, path, items } = page;
  const { pager } = context.words;
  const name = () => pager.pageOf({ title: title(), number });
  const head = () =>
    makeHead(context, {
      path,
      title: name(),
      label: pager.pageNumber({ number }),
      description: `${name()}: ${items().slice(0, mostNamed).map(context.titleOf).join('; ')}`,
      data: (described) => itemList(described, cardsOf(page, summary), context.config.siteUrl),
    });
  return {
    ...page,
    facts: { path, status: 200, head },
    texts: () => ({ title: name(), nodes: [] }),
  };
}

function cardsOf<Item>({ items }: CutPage<Item>, summary: ListInput<Item>['summary']) {
  return items()
    .slice(0, mostInData)
    .flatMap((item) => summary(item) ?? []);
}

interface CutPage<Item> {
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
  readonly words: Pick<Words, 'pager'>;
}

/** Cuts a list into pages. There is always a first one, which may be empty. */
export function cutList<Item>(
  list: Listed<Item>,
  { path, href = hrefOf(path), words }: ListAddress,
): readonly [CutPage<Item>, ...CutPage<Item>[]] {
  const pathOf = (number: number) => (number === 1 ? path : `${path}page/${number}/`);
  const addressOf = (number: number) => (number === 1 ? href : hrefOf(pathOf(number)));
  const pagerOf = (number: number): ListPager | undefined => {
    const count = list.countPages(mostListed);
    if (count === 1) return undefined;
    return {
      ...(number > 1 && { previous: addressOf(number - 1) }),
      ...(number < count && { next: addressOf(number + 1) }),
      pages: namedPages(number, count, addressOf),
      position: words.pager.position({ number, all: count }),
    };
  };
  const pageOf = (number: number): CutPage<Item> => ({
    number,
    path: pathOf(number),
    items: () => list.cut((number - 1) * mostListed, number * mostListed),
    pager: () => pagerOf(number),
  });
  const further = Array.from({ length: list.countPages(mostListed) - 1 }, (_, place) => pageOf(place + 2));
  return [pageOf(1), ...further];
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

/** So many fit in a row of a phone. */
const mostNumbers = 5;

/** Items of the structured data, which describe the list well enough. */
const mostInData = 30;
const mostNamed = 4;
