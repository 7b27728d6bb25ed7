import type { Category, Entry } from '../content/content.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { groupBy, groupPairs } from '../util/group-by.ts';
import { type LongList, longList } from '../util/long-list.ts';
import { postCategories } from './post-categories.ts';
import type { RouteContext } from './route-context.ts';

type Post = Entry<'post'>;

/** Posts by category, grouped once for all pages of a context: 4 bytes for each post of a category. */
export interface CategoryPosts {
  /** The posts of a category itself, newest first. */
  readonly of: (category: Category) => LongList<Post>;
  /** The posts of a category and its descendants, newest first. */
  readonly below: (category: Category) => LongList<Post>;
  /** The categories with posts of their own, in the order of the CMS. */
  readonly used: readonly Category[];
}

export const categoryPosts = rememberValue(({ content, lists }: RouteContext): CategoryPosts => {
  const { categories } = content;
  const posts = lists.post;
  const places = placesById(posts);
  const children = groupBy(categories, ({ parentId }) => parentId ?? undefined);
  const placesOf = ({ id }: Category) => places.get(id) ?? nowhere;
  const postsAt = (some: Uint32Array) =>
    longList(some.length, (place) => posts[some[place] as number] as Post);
  return {
    of: (category) => postsAt(placesOf(category)),
    below: (category) => {
      const family = withDescendants(category, children);
      if (family.length === 1) return postsAt(placesOf(category));
      return postsAt(Uint32Array.from(new Set(family.flatMap((member) => [...placesOf(member)]))).sort());
    },
    used: categories.filter((category) => placesOf(category).length > 0),
  };
});

const nowhere = new Uint32Array();

/** Groups the places of posts by the ids of their categories. */
function placesById(posts: readonly Post[]): ReadonlyMap<number, Uint32Array> {
  const categories = postCategories(posts);
  function* pairs(): Generator<readonly [id: number, place: number]> {
    for (const place of posts.keys()) for (const id of categories.of(place)) yield [id, place];
  }
  return new Map(Array.from(groupPairs(pairs()), ([id, places]) => [id, Uint32Array.from(places)]));
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
