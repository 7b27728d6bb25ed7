import { rememberValue } from './remember-value.ts';

interface WithId {
  readonly id: number;
}
interface WithSlug {
  readonly slug: string;
}

/**
 * Finds an item of a list by id, the last of several. Indexes the list at the first call: it must
 * not change.
 */
export function findById<Item extends WithId>(list: readonly Item[], id: number): Item | undefined {
  // The index of a list has its items.
  return byId(list).get(id) as Item | undefined;
}

const byId = rememberValue((list: readonly WithId[]) => new Map(list.map((item) => [item.id, item])));

/**
 * Finds an item of a list by slug, the last of several. Indexes the list at the first call: it must
 * not change.
 */
export function findBySlug<Item extends WithSlug>(list: readonly Item[], slug: string): Item | undefined {
  return bySlug(list).get(slug) as Item | undefined;
}

const bySlug = rememberValue((list: readonly WithSlug[]) => new Map(list.map((item) => [item.slug, item])));
