import type { AnyEntry, SiteContent } from '../content/content.ts';
import { collisionKey } from '../content/paths.ts';
import { plainEntry } from '../content/plain-entry.ts';
import { formerPath } from './entry-claim.ts';
import type { EntryPaths } from './entry-paths.ts';

/**
 * Finds the paths that entries would have under their former addresses, each with the entry's path
 * now. Skips entries without a path and former paths where another entry is. Of several entries
 * with one former path, the newest has it.
 */
export function movedEntries(
  { formerAddresses = [], entries }: SiteContent,
  paths: Pick<EntryPaths, 'ofEntry' | 'thingAt'>,
): ReadonlyMap<string, string> {
  const known = new Map(
    Object.values<readonly AnyEntry[]>(entries)
      .flat()
      .map((entry) => [entry.id, entry]),
  );
  const moved = new Map<string, readonly [from: string, to: string]>();
  for (const { kind, id, slug, uri } of formerAddresses) {
    const entry = known.get(id);
    if (entry === undefined || entry.kind !== kind) continue;
    const from = formerPath(asOrdinaryPage(entry), uri, slug);
    const to = paths.ofEntry(entry);
    if (from === null || to === null || paths.thingAt(from) !== undefined) continue;
    if (collisionKey(from) !== collisionKey(to)) moved.set(collisionKey(from), [from, to]);
  }
  return new Map(moved.values());
}

/** A page that is the front page now once had an address of its own. */
function asOrdinaryPage(entry: AnyEntry): AnyEntry {
  if (entry.kind !== 'page') return entry;
  return { ...plainEntry(entry), fields: { ...entry.fields, isFrontPage: false, isPostsPage: false } };
}
