/** Content as a CMS tells it: nothing is read, checked or made safe. */
export interface RawContent {
  readonly title: string;
  readonly description: string;
  readonly menus: { readonly primary: readonly RawLink[]; readonly footer: readonly RawLink[] };
  readonly categories: readonly RawCategory[];
  readonly entries: Readonly<Record<RawKind, readonly RawEntry[]>>;
}

export const rawKinds = ['posts', 'events', 'locations', 'artworks', 'experiences', 'pages'] as const;
export type RawKind = (typeof rawKinds)[number];

export interface RawLink {
  readonly label: string;
  readonly path: string;
}

export interface RawCategory {
  readonly name: string;
  readonly uri: string;
}

/** Fields that only some kinds have are absent from the others. */
export interface RawEntry {
  readonly uri: string;
  readonly title: string | null;
  readonly content: string | null;
  readonly date: string;
  readonly featuredImage: { readonly node: RawPicture } | null;
  readonly excerpt?: string | null;
  readonly categories?: { readonly nodes: readonly RawCategory[] };
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly venue?: string | null;
  readonly eventUrl?: string | null;
  readonly address?: string | null;
  readonly hours?: string | null;
  readonly phone?: string | null;
  readonly artist?: string | null;
  readonly year?: number | null;
}

export interface RawPicture {
  readonly sourceUrl: string;
  readonly altText: string | null;
  readonly mediaDetails: { readonly width: number; readonly height: number };
}

/** Asks a CMS for all that a plain site shows: each kind page by page, all kinds side by side. */
export async function loadContent(endpoint: string): Promise<RawContent> {
  const ask = (query: string, after?: string | null) => askFor(endpoint, query, after);
  const lists = rawKinds.map(async (kind) => [kind, await loadList(ask, kind)] as const);
  const [{ generalSettings, categories, primary, footer }, ...loaded] = await Promise.all([
    ask(siteQuery),
    ...lists,
  ]);
  return {
    title: generalSettings.title,
    description: generalSettings.description,
    menus: { primary: primary.nodes, footer: footer.nodes },
    categories: categories.nodes,
    entries: Object.fromEntries(loaded) as RawContent['entries'],
  };
}

const siteQuery = `{
  generalSettings { title description }
  categories(first: 100, where: { hideEmpty: true }) { nodes { name uri } }
  primary: menuItems(first: 100, where: { location: PRIMARY, parentDatabaseId: 0 }) { nodes { label path } }
  footer: menuItems(first: 100, where: { location: FOOTER, parentDatabaseId: 0 }) { nodes { label path } }
}`;

const commonFields =
  'uri title content date featuredImage { node { sourceUrl altText mediaDetails { width height } } }';

const ownFields: Readonly<Record<RawKind, string>> = {
  posts: 'excerpt categories(first: 10) { nodes { name uri } }',
  events: 'excerpt startDate endDate venue eventUrl',
  locations: 'excerpt address hours phone',
  artworks: 'excerpt artist year',
  experiences: 'excerpt',
  pages: '',
};

type Ask = (query: string, after?: string | null) => ReturnType<typeof askFor>;

async function loadList(ask: Ask, kind: RawKind): Promise<readonly RawEntry[]> {
  const query = `query ($after: String) {
    list: ${kind}(first: 100, after: $after) {
      nodes { ${commonFields} ${ownFields[kind]} }
      pageInfo { hasNextPage endCursor }
    }
  }`;
  const entries: RawEntry[] = [];
  for (let after: string | null = null; ; ) {
    const { list } = await ask(query, after);
    // Entries with a password have no date, and no page.
    entries.push(...list.nodes.filter(({ date }: { date: string | null }) => date !== null));
    if (!list.pageInfo.hasNextPage) return entries;
    after = list.pageInfo.endCursor;
  }
}

/** An answer as it comes: its shape is believed. */
async function askFor(endpoint: string, query: string, after: string | null = null) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`The CMS answered with errors: ${JSON.stringify(errors).slice(0, 500)}`);
  return data;
}
