import { buildSchema, graphql } from 'graphql';
import { startServer } from '../generator/http/loopback.ts';

/** An entry of a list, with its `__typename`. */
export type ForeignEntry = Readonly<Record<string, unknown>> & { readonly databaseId: number };

/** What a plugin adds to the schema of a WordPress, and its entries. */
export interface ForeignPlugin {
  readonly schema: string;
  /** By the name of their list in GraphQL. */
  readonly lists: Readonly<Record<string, readonly ForeignEntry[]>>;
}

const entry =
  'databaseId: Int! slug: String uri: String status: String dateGmt: String modifiedGmt: String hasPassword: Boolean';

/** The types of WPGraphQL that a build needs of any WordPress. */
const base = `
  interface ContentNode { ${entry} }
  interface NodeWithTitle { title: String }
  interface NodeWithExcerpt { excerpt: String }
  interface NodeWithContentEditor { content: String }
  interface NodeWithFeaturedImage { featuredImageDatabaseId: Int }
  interface NodeWithPageAttributes { menuOrder: Int }
  type Post implements ContentNode & NodeWithTitle & NodeWithExcerpt & NodeWithContentEditor & NodeWithFeaturedImage { ${entry} title: String excerpt: String content: String featuredImageDatabaseId: Int categories(first: Int): CategoryConnection }
  type Page implements ContentNode & NodeWithTitle & NodeWithContentEditor & NodeWithFeaturedImage & NodeWithPageAttributes { ${entry} title: String content: String featuredImageDatabaseId: Int menuOrder: Int isFrontPage: Boolean isPostsPage: Boolean isPrivacyPage: Boolean }
  type Category { databaseId: Int! slug: String uri: String name: String description: String parentDatabaseId: Int count: Int }
  type MenuItem { databaseId: Int! parentDatabaseId: Int order: Int label: String url: String target: String }
  type MediaDetails { width: Int height: Int }
  type MediaItem { databaseId: Int! mediaItemUrl: String altText: String mimeType: String modifiedGmt: String mediaDetails: MediaDetails title: String }
  type MediaItemEdge { node: MediaItem }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type CategoryConnection { nodes: [Category!]! pageInfo: PageInfo! }
  type MenuItemConnection { nodes: [MenuItem!]! pageInfo: PageInfo! }
  type MediaItemConnection { nodes: [MediaItem!]! pageInfo: PageInfo! }
  type PostConnection { nodes: [Post!]! pageInfo: PageInfo! }
  type PageConnection { nodes: [Page!]! pageInfo: PageInfo! }
  type ContentNodeConnection { nodes: [ContentNode!]! }
  type GeneralSettings { title: String description: String url: String homeUrl: String language: String timezone: String }
  enum MenuLocationEnum { PRIMARY FOOTER }
  enum OrderField { MODIFIED }
  enum Order { ASC DESC }
  input OrderBy { field: OrderField! order: Order! }
  input Where { in: [ID] orderby: [OrderBy] location: MenuLocationEnum }
  type RootQuery {
    posts(first: Int, after: String, where: Where): PostConnection
    pages(first: Int, after: String, where: Where): PageConnection
    categories(first: Int, after: String): CategoryConnection
    menuItems(first: Int, after: String, where: Where): MenuItemConnection
    mediaItems(first: Int, after: String, where: Where): MediaItemConnection
    generalSettings: GeneralSettings
  }
  schema { query: RootQuery }
`;

/** Writes the schema of a type of entries with its list: `ownType('Gig', 'gigs', 'gigDetails: GigDetails')`. */
export function ownType(type: string, list: string, fields: string): string {
  return `
  type ${type} implements ContentNode & NodeWithTitle & NodeWithContentEditor & NodeWithFeaturedImage { ${entry} title: String content: String featuredImageDatabaseId: Int ${fields} }
  type ${type}Connection { nodes: [${type}!]! pageInfo: PageInfo! }
  extend type RootQuery { ${list}(first: Int, after: String, where: Where): ${type}Connection }`;
}

/** Makes an entry of such a type, published before the tests' moment. */
export function foreignEntry(
  type: string,
  databaseId: number,
  { title, ...fields }: Readonly<Record<string, unknown>> & { readonly title: string },
): ForeignEntry {
  const slug = title.toLowerCase().replace(/\W+/g, '-');
  return {
    __typename: type,
    databaseId,
    slug,
    uri: `/${type.toLowerCase()}/${slug}/`,
    status: 'publish',
    dateGmt: '2026-01-05T10:00:00',
    modifiedGmt: '2026-01-05T10:00:00',
    title,
    ...fields,
  };
}

interface ListArguments {
  readonly first?: number;
  readonly where?: { readonly in?: readonly string[]; readonly orderby?: unknown };
}

/** Starts a WordPress of others' plugins for one test: a stand-in that validates as GraphQL does and answers as WPGraphQL does. */
export async function startForeignCms({ schema, lists }: ForeignPlugin, timezone = 'America/New_York') {
  const built = buildSchema(base + schema);
  const all: Readonly<Record<string, readonly ForeignEntry[]>> = {
    posts: [],
    pages: [],
    categories: [],
    menuItems: [],
    mediaItems: [],
    ...lists,
  };
  const rootValue = {
    ...Object.fromEntries(
      Object.entries(all).map(([name, entries]) => [
        name,
        ({ first = 10, where }: ListArguments) => {
          const wanted = where?.in?.map(Number);
          const found = entries.filter(({ databaseId }) => wanted?.includes(databaseId) ?? true);
          return { nodes: found.slice(0, first), pageInfo: { hasNextPage: false, endCursor: 'end' } };
        },
      ]),
    ),
    generalSettings: {
      ...{ title: 'Harbour Pier', description: 'By the sea', language: 'en_US', timezone },
      ...{ url: 'https://cms.pier.example', homeUrl: 'https://cms.pier.example' },
    },
  };
  return startServer(async ({ body }) => {
    const { query, variables } = JSON.parse(body);
    return { body: await graphql({ schema: built, source: query, rootValue, variableValues: variables }) };
  });
}
