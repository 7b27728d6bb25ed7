import type { CategoryPlace, Place } from '../content/place.ts';
import { groupBy, groupPairs } from '../util/group-by.ts';
import { createRecent } from '../util/recent.ts';

type Post = Place<'post'>;

/** Posts by category, grouped once for all pages. */
export interface CategoriesOfPosts {
  /** The posts of a category itself, newest first. */
  readonly postsIn: (id: number) => readonly Post[];
  /** The posts of a category and its descendants, newest first: the same list each time. */
  readonly postsBelow: (id: number) => readonly Post[];
  /** The categories with posts of their own, in the order of the CMS. */
  readonly used: readonly CategoryPlace[];
  /** The most used ones of these, in the same order. */
  readonly mostUsed: readonly CategoryPlace[];
}

/** Above this number, lists link to the most used categories, and to a page with all of them. */
export const mostCategories = 30;

/** Groups posts, newest first, by their categories. */
export function categoriesOfPosts(
  posts: readonly Post[],
  categories: readonly CategoryPlace[],
): CategoriesOfPosts {
  const byCategory = groupPairs(pairsOf(posts));
  const children = groupBy(categories, ({ parentId }) => parentId ?? undefined);
  const postsIn = (id: number) => byCategory.get(id) ?? none;
  const { at: postsBelow } = createRecent((id: number): readonly Post[] => {
    const family = withDescendants(id, children);
    if (family.length === 1) return postsIn(id);
    const shown = new Set(family.flatMap(postsIn));
    return posts.filter((post) => shown.has(post));
  });
  const used = categories.filter(({ id }) => postsIn(id).length > 0);
  const ranked = used.toSorted((a, b) => postsIn(b.id).length - postsIn(a.id).length || a.id - b.id);
  const chosen = new Set(ranked.slice(0, mostCategories));
  return {
    postsIn,
    postsBelow,
    used,
    mostUsed: used.filter((category) => chosen.has(category)),
  };
}

const none: readonly Post[] = [];

function* pairsOf(posts: readonly Post[]): Generator<readonly [id: number, post: Post]> {
  for (const post of posts) for (const id of new Set(post.fields.categoryIds)) yield [id, post];
}

/** A circle of parents adds nothing twice. */
function withDescendants(
  id: number,
  children: ReadonlyMap<number, readonly CategoryPlace[]>,
): readonly number[] {
  const family = new Set([id]);
  for (const member of family) for (const child of children.get(member) ?? []) family.add(child.id);
  return [...family];
}
