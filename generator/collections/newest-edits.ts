import { type DocumentNode, parse, print } from 'graphql';
import { z } from 'zod';
import type { Kind } from '../content.ts';
import { kinds } from '../saved-crawl/by-kind.ts';
import type { Client } from '../source/client-types.ts';
import { MenuLinkFragmentDoc, SiteSettingsFragmentDoc } from '../source/generated/graphql.ts';
import { settle } from '../source/settle.ts';
import { collections } from './index.ts';

/**
 * So many items of each list a request: with all lists 150 nodes or so. WPGraphQL names each node in a header where it debugs or
 * caches, and a server in its default settings has room for 4 kB of headers.
 */
const pageSize = 20;

/** Of longer lists, the rest is not looked at. */
const mostItems = 100;

/**
 * Names the state that the CMS's content is in: another text after an entry of any kind was added, edited or deleted, or a
 * category, a menu or the settings were. Of lists longer than a hundred, and of redirects, not everything shows. faults.md 26.
 */
export async function newestEdits(client: Client, without: readonly Kind[] = []): Promise<string> {
  const found: unknown[] = [];
  let lists: readonly ListState[] = listsOf(without).map((list) => ({ ...list, after: null, count: 0 }));
  for (let round = 0; lists.length > 0; round++) {
    const variables = Object.fromEntries(lists.map(({ name, after }) => [name, after]));
    const [answer] = await settle([client.request(lookAt(lists, round === 0 ? without : null), variables)]);
    found.push(answer);
    lists = lists.flatMap((list) => nextOf(list, answer));
  }
  return JSON.stringify(found);
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

/** Posts are not among them: the number of posts of each category tells of those that were deleted. */
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

/** One page of each list; the first time the newest entry of each kind, and the settings, besides. */
export function lookAt(lists: readonly List[], without: readonly Kind[] | null): DocumentNode {
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
    ...(lists.some(({ name }) => name === 'menuItem') ? [print(MenuLinkFragmentDoc)] : []),
    ...(without === null ? [] : [print(SiteSettingsFragmentDoc)]),
  ];
  const variables = lists.map(({ name }) => `$${name}: String`).join(', ');
  const selections = [...newest, ...pages, ...settings].join('\n');
  // A pass of the crawl begins and ends with the first.
  const name = without === null ? 'FurtherItems' : 'NewestEdits';
  return parse(`query ${name}(${variables}) { ${selections} }\n${fragments.join('\n')}`);
}

const pages = z.record(z.string(), z.unknown());
const page = z.object({
  pageInfo: z.object({ hasNextPage: z.literal(true), endCursor: z.string().min(1) }),
  nodes: z.array(z.unknown()).min(1),
});

/** The list from where its page ended; nothing where it has ended, or enough of it was seen. */
function nextOf(list: ListState, answer: unknown): readonly ListState[] {
  const checked = page.safeParse(pages.safeParse(answer).data?.[list.name]);
  if (!checked.success) return [];
  const { pageInfo, nodes } = checked.data;
  const count = list.count + nodes.length;
  // A cursor that comes again leads nowhere.
  if (count >= mostItems || pageInfo.endCursor === list.after) return [];
  return [{ ...list, after: pageInfo.endCursor, count }];
}
