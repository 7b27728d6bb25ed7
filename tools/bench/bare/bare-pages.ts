import { type RawContent, type RawEntry, type RawKind, rawKinds } from './load-content.ts';

/** A page of the plain site: what every generator in the comparison makes. */
export type BarePage =
  | { readonly kind: 'home'; readonly path: string; readonly title: string }
  | {
      readonly kind: 'entry';
      readonly of: RawKind;
      readonly path: string;
      readonly title: string;
      readonly entry: RawEntry;
      /** The ones that follow it in its list. */
      readonly related: readonly RawEntry[];
    }
  | {
      readonly kind: 'list';
      readonly of: RawKind;
      readonly path: string;
      readonly title: string;
      readonly entries: readonly RawEntry[];
      readonly newer?: string;
      readonly older?: string;
    };

const relatedCount = 3;
const postsPerPage = 12;

/** Every page of the plain site: the home page, one page an entry, and lists; those of news in pages of twelve. */
export function barePages(content: RawContent): readonly BarePage[] {
  const { posts, events, locations, artworks, experiences } = content.entries;
  const lists: readonly BarePage[] = [
    ...cutList('/news/', 'News', posts),
    ...content.categories.flatMap(({ name, uri }) =>
      cutList(
        uri,
        name,
        posts.filter(({ categories }) => categories?.nodes.some((one) => one.uri === uri)),
      ),
    ),
    { kind: 'list', of: 'events', path: '/event/', title: 'Events', entries: events },
    { kind: 'list', of: 'locations', path: '/location/', title: 'Places', entries: locations },
    { kind: 'list', of: 'artworks', path: '/art/', title: 'Art', entries: artworks },
    { kind: 'list', of: 'experiences', path: '/experiences/', title: 'Experiences', entries: experiences },
  ];
  const entries = rawKinds.flatMap((of) =>
    content.entries[of].map(
      (entry, index, all): BarePage => ({
        kind: 'entry',
        of,
        path: entry.uri,
        title: entry.title ?? '',
        entry,
        related: all.slice(index + 1, index + 1 + relatedCount),
      }),
    ),
  );
  const pages: readonly BarePage[] = [
    { kind: 'home', path: '/', title: content.title },
    ...lists,
    ...entries,
  ];
  // A page of the CMS at the address of a list gives way to it.
  const byPath = new Map<string, BarePage>();
  for (const page of pages) if (page.path && !byPath.has(page.path)) byPath.set(page.path, page);
  return [...byPath.values()];
}

/** Loops over the posts once for each of 20 categories, as plain generators do. */
function cutList(base: string, title: string, posts: readonly RawEntry[]): readonly BarePage[] {
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const pathOf = (index: number) => (index === 0 ? base : `${base}page/${index + 1}/`);
  return Array.from(
    { length: count },
    (_, index): BarePage => ({
      kind: 'list',
      of: 'posts',
      path: pathOf(index),
      title: index === 0 ? title : `${title}, page ${index + 1}`,
      entries: posts.slice(index * postsPerPage, (index + 1) * postsPerPage),
      ...(index > 0 && { newer: pathOf(index - 1) }),
      ...(index < count - 1 && { older: pathOf(index + 1) }),
    }),
  );
}
