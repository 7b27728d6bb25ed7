import { type DocumentNode, parse } from 'graphql';
import { z } from 'zod';
import type { Kind } from '../content/content.ts';
import { kinds } from '../content/kinds/descriptions.ts';
import { type Collections, collectionsOf } from '../content/kinds/index.ts';
import { menuLinkFragment, siteSettingsFragment } from '../content/queries/site.ts';
import type { Client } from '../graphql/client-types.ts';
import { settle } from '../problems/settle.ts';

/**
 * Items of each list per request: some 150 nodes with all lists. WPGraphQL names each node in a
 * header when it debugs or caches, and a server with default settings accepts 4 kB of headers.
 */
const pageSize = 20;

/** The most items that are read. The rest of longer lists is ignored. */
const mostItems = 100;

/**
 * Identifies the state of the CMS's content: changes when an entry of any kind, a category, a menu
 * or the settings are added, edited or deleted. Not all changes of redirects, and of lists longer
 * than a hundred, are visible. See faults 26.
 */
export async function newestEdits(
  client: Client,
  {
    without = [],
    collections = collectionsOf(undefined),
  }: { readonly without?: readonly Kind[]; readonly collections?: Collections } = {},
): Promise<string> {
  let newest: Answer = {};
  const found = new Map<string, unknown[]>();
  let lists: readonly ListState[] = listsOf(without, collections).map((list) => ({
    ...list,
    after: null,
    count: 0,
  }));
  for (let round = 0; lists.length > 0; round++) {
    const variables = Object.fromEntries(lists.map(({ name, after }) => [name, after]));
    const document = lookAt(lists, round === 0 ? without : null, collections);
    const [answer] = await settle([client.request<Answer, object>(document, variables)]);
    if (round === 0) newest = answer;
    for (const { name } of lists) found.set(name, [...(found.get(name) ?? []), ...nodesOf(answer[name])]);
    lists = lists.flatMap((list) => nextOf(list, answer));
  }
  // The same state has the same name for any page size.
  const items = [...found].map(([name, nodes]) => [name, nodes.slice(0, mostItems)]);
  return JSON.stringify({ ...newest, ...Object.fromEntries(items) });
}

type Answer = Readonly<Record<string, unknown>>;

interface List {
  readonly name: string;
  readonly field: string;
  /** The fields requested of each item. */
  readonly selection: string;
}

interface ListState extends List {
  readonly after: string | null;
  readonly count: number;
}

/**
 * Lists without posts: the number of posts of each category shows deleted ones.
 * @internal
 */
export function listsOf(
  without: readonly Kind[],
  collections: Collections = collectionsOf(undefined),
): readonly List[] {
  const listed = kinds.filter((kind) => kind !== 'post' && !without.includes(kind));
  return [
    ...listed.map((kind) => ({ name: kind, field: collections[kind].connection, selection: 'databaseId' })),
    {
      name: 'category',
      field: 'categories',
      selection: 'databaseId slug name description parentDatabaseId count',
    },
    { name: 'menuItem', field: 'menuItems', selection: '...MenuLink' },
  ];
}

/**
 * Requests one page of each list; the first time also the newest entry of each kind, and the
 * settings.
 * @internal
 */
export function lookAt(
  lists: readonly List[],
  without: readonly Kind[] | null,
  collections: Collections = collectionsOf(undefined),
): DocumentNode {
  const newest = kinds
    .filter((kind) => without !== null && !without.includes(kind))
    .map(
      (kind) =>
        `newest_${kind}: ${collections[kind].connection}(first: 1, where: { orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { databaseId modifiedGmt } }`,
    );
  const pages = lists.map(
    ({ name, field, selection }) =>
      `${name}: ${field}(first: ${pageSize}, after: $${name}) { pageInfo { hasNextPage endCursor } nodes { ${selection} } }`,
  );
  const settings = without === null ? [] : ['generalSettings { ...SiteSettings }'];
  const fragments = [
    ...(lists.some(({ name }) => name === 'menuItem') ? [menuLinkFragment] : []),
    ...(without === null ? [] : [siteSettingsFragment]),
  ];
  const variables = lists.map(({ name }) => `$${name}: String`).join(', ');
  const selections = [...newest, ...pages, ...settings].join('\n');
  // A pass of the crawl begins and ends with the first.
  const name = without === null ? 'FurtherItems' : 'NewestEdits';
  return parse(`query ${name}(${variables}) { ${selections} }\n${fragments.join('\n')}`);
}

const page = z.object({
  pageInfo: z.object({ hasNextPage: z.literal(true), endCursor: z.string().min(1) }),
  nodes: z.array(z.unknown()).min(1),
});

const nodes = z.object({ nodes: z.array(z.unknown()) });

function nodesOf(list: unknown): readonly unknown[] {
  return nodes.safeParse(list).data?.nodes ?? [];
}

/** Returns the rest of a list after its page; nothing at its end, or after enough items. */
function nextOf(list: ListState, answer: Answer): readonly ListState[] {
  const checked = page.safeParse(answer[list.name]);
  if (!checked.success) return [];
  const { pageInfo, nodes } = checked.data;
  const count = list.count + nodes.length;
  // A repeated cursor leads nowhere.
  if (count >= mostItems || pageInfo.endCursor === list.after) return [];
  return [{ ...list, after: pageInfo.endCursor, count }];
}
