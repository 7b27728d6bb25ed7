import type { AnyEntry, Entry, Kind, SiteContent } from '../content/content.ts';
import type { Place } from '../content/place.ts';
import { keyOf, note, type Thing } from '../dependencies/note.ts';

/** Reads entries: the only way from a place to the rest of an entry, a plain frozen object. */
export interface ReadRows {
  /** Returns the entry of a place, and notes it: what is being made depends on it. Throws in a plan. */
  readonly row: ReadRow;
  /** Returns what every build tells of an entry, in reports and the sitemap, without noting it. */
  readonly report: (of: Thing) => Pick<AnyEntry, 'title' | 'modified'>;
}

export type ReadRow = <K extends Kind>(place: Place<K>) => { [Each in K]: Entry<Each> }[K];

export function openRows({ entries }: Pick<SiteContent, 'entries'>): ReadRows {
  const rows = new Map<string, AnyEntry>();
  for (const list of Object.values<readonly AnyEntry[]>(entries))
    for (const entry of list) {
      Object.freeze(entry.fields);
      rows.set(keyOf(entry), Object.freeze(entry));
    }
  const find = (thing: Thing): AnyEntry => {
    const entry = rows.get(keyOf(thing));
    if (entry === undefined) throw new Error(`${thing.kind} ${thing.id} is not on the site`);
    return entry;
  };
  const row = (place: Thing): AnyEntry => {
    note(place);
    return find(place);
  };
  // The entry of a place has its kind.
  return { row: row as ReadRow, report: find };
}
