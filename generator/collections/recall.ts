import { z } from 'zod';
import type { Category, Entry, Kind, Media } from '../content.ts';
import { flag, raw } from '../null-as-empty.ts';
import type { SavedCrawl, SavedEntry } from '../saved-crawl/saved-crawl.ts';
import { isTrusted, type TrustRules } from '../source/is-trusted.ts';
import { check } from './door.ts';

/** Finds the saved version of an entry that the index lists; undefined when it has to be read. */
export type Recall<K extends Kind = Kind> = (listed: unknown) => SavedEntry<K> | undefined;

export interface RecallRules extends TrustRules {
  readonly basis: string;
  /** The moment the site is built for, ISO 8601. */
  readonly now: string;
}

/**
 * Which saved entries stand for those listed: read with the same basis, unchanged in the index, and trusted: a synced
 * pattern or a plugin may change an entry and not its modified date.
 */
export function recallEntries<K extends Kind>(
  kind: K,
  saved: SavedCrawl | undefined,
  rules: RecallRules,
): Recall<K> {
  if (saved?.basis !== rules.basis) return () => undefined;
  const known = new Map(saved.entries[kind].map((record) => [record.entry.id, record]));
  return (listed) => {
    const { databaseId, stamp } = readStamp(listed);
    const record = known.get(databaseId);
    return record && record.stamp === stamp && isUsable(record, rules) ? record : undefined;
  };
}

function isUsable({ entry, fetchedAt }: SavedEntry, rules: RecallRules): boolean {
  const { modified, published } = entry;
  // A site may be built for an earlier moment than the last time.
  return isTrusted({ modified, fetchedAt }, rules) && published <= rules.now;
}

/** What tells one version of an entry from the next, in the index and in the details alike. */
export function stampOf(node: unknown): string {
  return readStamp(node).stamp;
}

const stampNode = z.object({
  databaseId: z.number(),
  slug: raw,
  uri: raw,
  status: raw,
  modifiedGmt: raw,
  isFrontPage: flag,
  isPostsPage: flag,
  isPrivacyPage: flag,
});

function readStamp(node: unknown): { databaseId: number; stamp: string } {
  const { databaseId, ...values } = check(stampNode, node, 'the list of entries');
  return { databaseId, stamp: JSON.stringify(Object.values(values)) };
}

/** What a saved crawl knew and the CMS has deleted since: that edits the entries that name it, but not their dates. */
export interface Lost {
  readonly categories: ReadonlySet<number>;
  readonly media: ReadonlySet<number>;
}

export function findLost(
  saved: SavedCrawl | undefined,
  now: { readonly categories: readonly Category[]; readonly media: readonly Media[] },
): Lost {
  return {
    categories: missingIn(now.categories, saved?.categories ?? []),
    media: missingIn(now.media, saved?.media ?? []),
  };
}

/** Whether an entry names something of it. */
export function namesLost({ entry, mediaIds }: SavedEntry, { categories, media }: Lost): boolean {
  return mediaIds.some((id) => media.has(id)) || categoryIdsOf(entry).some((id) => categories.has(id));
}

function categoryIdsOf({ fields }: Entry): readonly number[] {
  return 'categoryIds' in fields ? fields.categoryIds : [];
}

function missingIn(found: readonly { id: number }[], known: readonly { id: number }[]): Set<number> {
  const ids = new Set(found.map(({ id }) => id));
  return new Set(known.flatMap(({ id }) => (ids.has(id) ? [] : [id])));
}
