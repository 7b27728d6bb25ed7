import type { Entry } from '../content/content.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { grownArray } from '../util/grown-array.ts';

/** The ids of the categories of posts, by the place of the post in a list. */
export interface PostCategories {
  /** Each once. */
  readonly of: (place: number) => readonly number[];
  /** Returns true for two posts with a category in common. */
  readonly areAlike: (place: number, other: number) => boolean;
}

/**
 * Reads the categories of all posts of a list, once: pages look at those of many posts. About 12
 * bytes a post, outside the JavaScript heap.
 */
export const postCategories = rememberValue((posts: readonly Entry<'post'>[]): PostCategories => {
  const ends = new Uint32Array(posts.length);
  let ids = new Float64Array(16);
  let end = 0;
  for (const [place, { fields }] of posts.entries()) {
    for (const id of new Set(fields.categoryIds)) {
      ids = grownArray(ids, end + 1);
      ids[end] = id;
      end += 1;
    }
    ends[place] = end;
  }
  const at = (place: number) => ids.subarray(place === 0 ? 0 : ends[place - 1], ends[place]);
  return {
    of: (place) => [...at(place)],
    areAlike: (place, other) => at(place).some((id) => at(other).includes(id)),
  };
});
