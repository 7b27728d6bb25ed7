import type { Problem } from '../problems/problem.ts';
import type { AnyEntry, Category, Entry, Kind } from './content.ts';

/** Names an entry for reports. */
export function nameEntry(
  entry: Pick<AnyEntry, 'kind' | 'id' | 'title' | 'uri'>,
): NonNullable<Problem['entry']> {
  return { kind: entry.kind, id: entry.id, title: entry.title, uri: entry.uri };
}

/** Names a category for reports. */
export function nameCategory(category: Category): NonNullable<Problem['entry']> {
  return { kind: 'category', id: category.id, title: category.name, uri: category.uri };
}

/** Returns an entry's title for pages: the slug of an untitled one. */
export function titleOf(entry: Pick<Entry<Kind>, 'title' | 'slug'>): string {
  return entry.title === '' ? entry.slug : entry.title;
}
