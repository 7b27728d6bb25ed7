import type { AnyEntry, Content, Entry, Kind, Media } from '../content/content.ts';
import { byKind } from '../content/saved/by-kind.ts';

/**
 * Puts an entry into the content of the site, in the place of its published version, as it would be
 * after publishing.
 */
export function placeEntry<K extends Kind>(
  content: Content,
  entry: Entry<K>,
  { now, media }: { readonly now: string; readonly media: readonly Media[] },
): Content {
  const others: readonly Entry[] = content.entries[entry.kind];
  const entries = [...others.filter(({ id }) => id !== entry.id), entry].sort((a, b) => a.id - b.id);
  return {
    ...content,
    now,
    // The same list where nothing is new: it has been indexed.
    media: media.length === 0 ? content.media : [...content.media, ...media].sort((a, b) => a.id - b.id),
    entries: { ...content.entries, [entry.kind]: entries },
  };
}

/**
 * Gives an entry an address that nothing else has: for one whose own cannot be published, so that
 * it can be seen beside the reason.
 */
export function moveAside<K extends Kind>(entry: Entry<K>): Entry<K> {
  const slug = `preview-of-${entry.id}`;
  return { ...entry, slug, uri: `/${slug}/` };
}

/** Makes content with this entry alone, and the whole media library. */
export function onlyEntry(content: Content, entry: AnyEntry): Content {
  const only = <K extends Kind>(kind: K) =>
    [entry].filter((one): one is AnyEntry & Entry<K> => one.kind === kind);
  return {
    ...content,
    categories: [],
    menus: { primary: [], footer: [] },
    entries: byKind<'entries'>(only),
  };
}
