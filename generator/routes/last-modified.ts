import type { AnyEntry, SiteContent } from '../content/content.ts';
import { fieldsOf, isKind } from '../content/kinds/descriptions.ts';
import { findById } from '../dependencies/find-in-list.ts';

/**
 * Opens the dates of entries for the sitemap: when what the page of an entry shows was last edited, its text, its
 * files and their descriptions. Undefined where that is not known: where it shows lists of others, a file has no date,
 * or an entry that it names as a fact, such as its place, was edited since.
 */
export function openLastModified({
  entries,
  media,
}: Pick<SiteContent, 'entries' | 'media'>): (entry: AnyEntry) => string | undefined {
  const references = new Map(
    Object.keys(entries).map((kind) => [
      kind,
      isKind(kind) ? fieldsOf(kind).filter(({ type, of }) => type === 'reference' && isKind(of)) : [],
    ]),
  );
  return (entry) => {
    const { kind, modified, imageId, blocks, fields, showsOthers } = entry;
    if (showsOthers) return undefined;
    let last = modified;
    for (const id of [imageId, ...blocks.files.map((file) => ('id' in file ? file.id : undefined))]) {
      const file = findById(media, id ?? 0);
      if (file?.modified === null) return undefined;
      if (file !== undefined && file.modified > last) last = file.modified;
    }
    const isEdited = references.get(kind)?.some(({ name, of = '' }) => {
      const named = isKind(of) && findById<AnyEntry>(entries[of], Reflect.get(fields, name) ?? 0);
      return named && named.modified > last;
    });
    return isEdited ? undefined : last;
  };
}
