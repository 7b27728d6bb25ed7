import type { FormerAddress } from '../content/content.ts';
import { collisionKey, pathOf, refuseSlug } from '../content/paths.ts';
import type { AnyPlace } from '../content/place.ts';
import { findById } from '../dependencies/find-in-list.ts';
import { formerPath } from './entry-claim.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { PlacedContent } from './noted-content.ts';

/**
 * Finds the paths that entries and categories would have under their former addresses, each with the
 * path now. Skips those without a path and former paths where another is. Of several with one former
 * path, the newest has it.
 */
export function movedEntries(
  {
    formerAddresses = [],
    categories,
    entries,
  }: Pick<PlacedContent, 'formerAddresses' | 'categories' | 'entries'>,
  paths: Pick<EntryPaths, 'ofCategory' | 'ofEntry' | 'thingAt'>,
): ReadonlyMap<string, string> {
  const moved = new Map<string, readonly [from: string, to: string]>();
  const wayOf = ({ kind, id, slug, uri }: FormerAddress) => {
    if (kind === 'category') {
      const category = findById(categories, id);
      return category && ([formerCategoryPath(slug), paths.ofCategory(category)] as const);
    }
    const entry = findById<AnyPlace>(entries[kind], id);
    return entry && ([formerPath(entry, uri, slug), paths.ofEntry(entry)] as const);
  };
  for (const former of formerAddresses) {
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
