import type { Place } from '../content/place.ts';

type Post = Place<'post'>;

const relatedCount = 3;

/** The number of older posts searched for related ones. */
const relatedWithin = 60;

/**
 * Finds posts related to the one at a position, newest first, among older ones and without the one linked as older: first those of its
 * categories, then the next ones.
 */
export function relatedPosts(posts: readonly Post[], position: number): readonly Post[] {
  const start = position + 2;
  const alike = firstAlike(posts, position).flatMap((place) => posts[place] ?? []);
  return [...new Set([...alike, ...posts.slice(start, start + relatedCount)])].slice(0, relatedCount);
}

/** Stops when there are enough: every post of an archive searches. */
function firstAlike(posts: readonly Post[], position: number): readonly number[] {
  const own = new Set(posts[position]?.fields.categoryIds);
  const end = Math.min(posts.length, position + 1 + relatedWithin);
  const alike: number[] = [];
  for (let place = position + 2; place < end && alike.length < relatedCount; place += 1) {
    if (posts[place]?.fields.categoryIds.some((id) => own.has(id))) alike.push(place);
  }
  return alike;
}
