import type { Category } from '../content/content.ts';
import type { Place } from '../content/place.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { groupBy, groupPairs } from '../util/group-by.ts';
import type { RouteContext } from './route-context.ts';

type Post = Place<'post'>;

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
  const posts = lists.post;
  const byCategory = groupPairs(pairsOf(posts));
  const children = groupBy(categories, ({ parentId }) => parentId ?? undefined);
  const of = ({ id }: Category) => byCategory.get(id) ?? [];
  return {
    of,
    below: (category) => {
      const family = withDescendants(category, children);
      if (family.length === 1) return of(category);
      const shown = new Set(family.flatMap(of));
      return posts.filter((post) => shown.has(post));
    },
    used: categories.filter((category) => of(category).length > 0),
  };
});

function* pairsOf(posts: readonly Post[]): Generator<readonly [id: number, post: Post]> {
  for (const post of posts) for (const id of new Set(post.fields.categoryIds)) yield [id, post];
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
