import type { AnyEntry, Category, Entry, Kind, SiteContent } from '../content/content.ts';
import type { CategoryPlace, Place } from '../content/place.ts';
import { keyOf, note, type Thing } from '../dependencies/note.ts';
import { openLastModified } from './last-modified.ts';

/** Reads entries and categories: the only way to them from a place or an id. They are plain frozen objects. */
export interface ReadRows {
  /** Returns the entry of a place, and notes it: what is being made depends on it. Throws in a plan. */
  readonly row: ReadRow;
  /** Does the same by kind and id; undefined where the site has none. */
  readonly find: FindRow;
  /** Returns what every build tells of an entry, in reports and the sitemap, without noting it. */
  readonly report: (of: Thing) => Pick<AnyEntry, 'title'>;
  /** Returns when what the page of an entry shows was last edited, without noting it; undefined where that is not known. */
  readonly lastModified: (of: Thing) => string | undefined;
}

export interface ReadRow {
  <K extends Kind>(place: Place<K>): { [Each in K]: Entry<Each> }[K];
  (place: CategoryPlace): Category;
}

export interface FindRow {
  <K extends Kind>(kind: K, id: number): { [One in K]: Entry<One> }[K] | undefined;
  (kind: 'category', id: number): Category | undefined;
}

export function openRows({
  entries,
  categories,
  media,
}: Pick<SiteContent, 'entries' | 'categories' | 'media'>): ReadRows {
  const rows = new Map<string, AnyEntry>();
  for (const list of Object.values<readonly AnyEntry[]>(entries))
    for (const entry of list) {
      Object.freeze(entry.fields);
      rows.set(keyOf(entry), Object.freeze(entry));
    }
  const categoriesById = new Map(categories.map((category) => [category.id, Object.freeze(category)]));
  const find = (kind: string, id: number): AnyEntry | Category | undefined => {
    note({ kind, id });
    return kind === 'category' ? categoriesById.get(id) : rows.get(keyOf({ kind, id }));
  };
  const found = <Row>(row: Row | undefined, { kind, id }: Thing): Row => {
    if (row === undefined) throw new Error(`${kind} ${id} is not on the site`);
    return row;
  };
  const row = (place: Thing) => found(find(place.kind, place.id), place);
  const lastModified = openLastModified({ entries, media });
  // The entry of a place has its kind.
  return {
    row: row as ReadRow,
    find: find as FindRow,
    report: (of) => found(rows.get(keyOf(of)), of),
    lastModified: (of) => lastModified(found(rows.get(keyOf(of)), of)),
  };
}
