import type { Category, Entry } from '../content/content.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { groupBy, groupPairs } from '../util/group-by.ts';
import type { RouteContext } from './route-context.ts';

type Post = Entry<'post'>;

/** Posts by category, grouped once for all pages of a context. */
export interface CategoryPosts {
  /** The posts of a category itself, newest first. */
  readonly of: (category: Category) => readonly Post[];
  /** The posts of a category and its descendants, newest first. */
  readonly below: (category: Category) => readonly Post[];
  /** The categories with posts of their own, in the order of the CMS. */
  readonly used: readonly Category[];
}

export const categoryPosts = rememberValue(({ content, lists }: RouteContext): CategoryPosts => {
  const { categories } = content;
  const posts = postsById(lists.post);
  const children = groupBy(categories, ({ parentId }) => parentId ?? undefined);
  const of = ({ id }: Category) => posts.get(id) ?? [];
  const places = new Map(lists.post.map((post, place) => [post, place]));
  const byPlace = (a: Post, b: Post) => (places.get(a) ?? 0) - (places.get(b) ?? 0);
  return {
    of,
    below: (category) => {
      const family = withDescendants(category, children);
      return family.length === 1 ? of(category) : [...new Set(family.flatMap(of))].sort(byPlace);
    },
    used: categories.filter((category) => of(category).length > 0),
  };
});

function postsById(posts: readonly Post[]): ReadonlyMap<number, readonly Post[]> {
  return groupPairs(
    posts.flatMap((post) => [...new Set(post.fields.categoryIds)].map((id) => [id, post] as const)),
  );
}

/** A circle of parents adds nothing twice. */
function withDescendants(
  category: Category,
  children: ReadonlyMap<number, readonly Category[]>,
): readonly Category[] {
  const family = new Set([category]);
  for (const member of family) for (const child of children.get(member.id) ?? []) family.add(child);
  return [...family];
}
