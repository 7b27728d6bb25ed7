import { type DocumentNode, parse, print } from 'graphql';
import { z } from 'zod';
import type { Kind } from '../content/content.ts';
import { collections } from '../content/kinds/index.ts';
import { MenuLinkFragmentDoc, SiteSettingsFragmentDoc } from '../content/queries/generated/graphql.ts';
import { kinds } from '../content/saved/by-kind.ts';
import { settle } from '../problems/settle.ts';
import { SourceError } from '../problems/source-error.ts';
import { type Breadth, openBreadth } from './client/breadth.ts';
import type { Client } from './client/client-types.ts';

/**
 * So many items of each list a request: with all lists 150 nodes or so. WPGraphQL names each node in a header where it debugs or
 * caches, and a server in its default settings has room for 4 kB of headers.
 */
const pageSize = 20;

/** One request for all is worth it where the CMS answers so much. Of longer lists, the rest is not looked at. */
const mostItems = 100;

/**
 * Names the state that the CMS's content is in: another text after an entry of any kind was added, edited or deleted, or a
 * category, a menu or the settings were. Of lists longer than a hundred, and of redirects, not everything shows. See faults 26.
 */
export async function newestEdits(
  client: Client,
  { without = [], breadth = openBreadth(1) }: { without?: readonly Kind[]; breadth?: Breadth } = {},
): Promise<string> {
  let newest: Answer = {};
  const found = new Map<string, unknown[]>();
  let lists: readonly ListState[] = listsOf(without).map((list) => ({ ...list, after: null, count: 0 }));
  for (let round = 0; lists.length > 0; round++) {
    const [answer] = await settle([ask(client, lists, { without: round === 0 ? without : null, breadth })]);
    if (round === 0) newest = answer;
    for (const { name } of lists) found.set(name, [...(found.get(name) ?? []), ...nodesOf(answer[name])]);
    lists = lists.flatMap((list) => nextOf(list, answer));
  }
  // However many were answered at once, the same state has the same name.
  const items = [...found].map(([name, nodes]) => [name, nodes.slice(0, mostItems)]);
  return JSON.stringify({ ...newest, ...Object.fromEntries(items) });
}

type Answer = Readonly<Record<string, unknown>>;

/** One page of each list: a long one where the CMS answers so many nodes. */
async function ask(
  client: Client,
  lists: readonly ListState[],
  { without, breadth }: { readonly without: readonly Kind[] | null; readonly breadth: Breadth },
): Promise<Answer> {
  const variables = Object.fromEntries(lists.map(({ name, after }) => [name, after]));
  if (breadth.now() >= lists.length)
    try {
      return await client.request(lookAt(lists, without, mostItems), variables, { isOptional: true });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      breadth.refuse(error);
    }
  return client.request(lookAt(lists, without), variables);
}

interface List {
  readonly name: string;
  readonly field: string;
  /** The fields that are read of each item. */
  readonly selection: string;
}

interface ListState extends List {
  readonly after: string | null;
  readonly count: number;
}

/**
 * Posts are not among them: the number of posts of each category tells of those that were deleted.
 * @internal
 */
export function listsOf(without: readonly Kind[]): readonly List[] {
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
 * One page of each list; the first time the newest entry of each kind, and the settings, besides.
 * @internal
 */
export function lookAt(
  lists: readonly List[],
  without: readonly Kind[] | null,
  size = pageSize,
): DocumentNode {
  const newest = kinds
    .filter((kind) => without !== null && !without.includes(kind))
    .map(
      (kind) =>
        `newest_${kind}: ${collections[kind].connection}(first: 1, where: { orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { databaseId modifiedGmt } }`,
    );
  const pages = lists.map(
    ({ name, field, selection }) =>
      `${name}: ${field}(first: ${size}, after: $${name}) { pageInfo { hasNextPage endCursor } nodes { ${selection} } }`,
  );
  const settings = without === null ? [] : ['generalSettings { ...SiteSettings }'];
  const fragments = [
    ...(lists.some(({ name }) => name === 'menuItem') ? [print(MenuLinkFragmentDoc)] : []),
    ...(without === null ? [] : [print(SiteSettingsFragmentDoc)]),
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

/** The list from where its page ended; nothing where it has ended, or enough of it was seen. */
function nextOf(list: ListState, answer: Answer): readonly ListState[] {
  const checked = page.safeParse(answer[list.name]);
  if (!checked.success) return [];
  const { pageInfo, nodes } = checked.data;
  const count = list.count + nodes.length;
  // A cursor that comes again leads nowhere.
  if (count >= mostItems || pageInfo.endCursor === list.after) return [];
  return [{ ...list, after: pageInfo.endCursor, count }];
}
