import type { FormerAddress } from '../content/content.ts';
import { collisionKey, pathOf, refuseSlug } from '../content/paths.ts';
import { formerPath } from './entry-claim.ts';
import type { RouteContext } from './route-context.ts';

/**
 * Finds the paths that entries and categories would have under their former addresses, each with the
 * path now. Skips those without a path and former paths where another is. Of several with one former
 * path, the newest has it.
 */
export function movedEntries({
  part,
  find,
  paths,
}: Pick<RouteContext, 'part' | 'find' | 'paths'>): ReadonlyMap<string, string> {
  const moved = new Map<string, readonly [from: string, to: string]>();
  const wayOf = ({ kind, id, slug, uri }: FormerAddress) => {
    if (kind === 'category') {
      const category = find(kind, id);
      return category && ([formerCategoryPath(slug), paths.ofCategory(category)] as const);
    }
    const entry = find(kind, id);
    return entry && ([formerPath(entry, uri, slug), paths.ofEntry(entry)] as const);
  };
  for (const former of part('formerAddresses')) {
    const [from = null, to = null] = wayOf(former) ?? [];
    if (from === null || to === null || paths.thingAt(from) !== undefined) continue;
    if (collisionKey(from) !== collisionKey(to)) moved.set(collisionKey(from), [from, to]);
  }
  return new Map(moved.values());
}

/** Returns the path that a category had with a slug; null when the site had none. */
export function formerCategoryPath(slug: string): string | null {
  return refuseSlug(slug) === null ? pathOf('news', 'c', slug) : null;
}
