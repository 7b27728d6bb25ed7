import type { Kind, Media } from '../../content/content.ts';
import { kinds } from '../../content/kinds/descriptions.ts';
import { byKind } from '../../content/saved/by-kind.ts';
import { findChanges } from '../../content/saved/changes.ts';
import type { SavedCrawl, SavedEntry } from '../../content/saved/saved-crawl.ts';

/**
 * Takes the first of two passes when the second found the same: the content stayed as it is from one
 * index to the other, whatever else moved the stamp. Undefined when it did not. The result has no
 * stamp: the next crawl reads the index again.
 */
export function takeAgreed(first: SavedCrawl, second: SavedCrawl): SavedCrawl | undefined {
  if (first.plugin === undefined || first.cacheKey !== second.cacheKey) return undefined;
  // Of the same version, an entry may still show something that differs each time.
  const { entries } = hasSameVersions(first, second) ? first : second;
  const changes = findChanges(
    { ...first, media: first.media.map(withoutVersion) },
    { ...second, entries, media: second.media.map(withoutVersion) },
  );
  if (changes.length > 0) return undefined;
  return {
    ...first,
    entries: byKind<'records'>((kind) => first.entries[kind].map(withoutState)),
    plugin: { ...first.plugin, stamp: '' },
  };
}

function hasSameVersions(first: SavedCrawl, second: SavedCrawl): boolean {
  return kinds.every((kind) => {
    const [before, after] = [first.entries[kind], second.entries[kind]];
    return (
      before.length === after.length &&
      before.every(({ entry, versionKey }, place) => {
        const now = after[place];
        return now?.entry.id === entry.id && now.versionKey === versionKey;
      })
    );
  });
}

/** A plugin may move it with each request. Pictures are fetched later, by their date and version. */
function withoutVersion({ version: _, ...media }: Media): Media {
  return media;
}

/** An entry that shows others may have been read at a stamp that comes back. */
function withoutState<K extends Kind>(record: SavedEntry<K>): SavedEntry<K> {
  if (record.state === undefined) return record;
  // Stored records have getters.
  const { entry, versionKey, fetchedAt, problems, mediaIds } = record;
  return { entry, versionKey, fetchedAt, problems, mediaIds, state: '' };
}
