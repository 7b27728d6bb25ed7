import type { Problem } from '../problems/problem.ts';
import type { AnyEntry, Category, Entry, Kind } from './content.ts';

/** An entry as reports name it. */
export function nameEntry(
  entry: Pick<AnyEntry, 'kind' | 'id' | 'title' | 'uri'>,
): NonNullable<Problem['entry']> {
  return { kind: entry.kind, id: entry.id, title: entry.title, uri: entry.uri };
}

/** A category as reports name it. */
export function nameCategory(category: Category): NonNullable<Problem['entry']> {
  return { kind: 'category', id: category.id, title: category.name, uri: category.uri };
}

/** An entry's title as pages show it: an untitled one is called by its slug, never left empty. */
export function titleOf(entry: Pick<Entry<Kind>, 'title' | 'slug'>): string {
  return entry.title === '' ? entry.slug : entry.title;
}
