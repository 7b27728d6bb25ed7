import type { Category, Entry, Kind, KindFields, PlaceField } from './content.ts';
import { fieldsOf } from './kinds/descriptions.ts';

/**
 * The part of an entry by which others list, sort and link it: without its title and its text. An
 * entry has all of its place.
 */
export interface Place<K extends Kind = Kind>
  extends Pick<Entry<K>, 'kind' | 'id' | 'slug' | 'uri' | 'published' | 'menuOrder'> {
  readonly fields: Pick<KindFields[K], PlaceField<K>>;
}

export type AnyPlace = { [K in Kind]: Place<K> }[Kind];

/** The place of a category. */
export interface CategoryPlace extends Pick<Category, 'id' | 'slug' | 'uri' | 'parentId'> {
  readonly kind: 'category';
}

/** Returns the place of an entry: a new object. */
export function placeOf<K extends Kind>(entry: Entry<K>): Place<K> {
  const { kind, id, slug, uri, published, menuOrder, fields } = entry;
  const own = fieldsOf(kind)
    .filter(({ inPlace }) => inPlace)
    .map(({ name }) => [name, Reflect.get(fields, name)]);
  // The names are those of the type.
  return { kind, id, slug, uri, published, menuOrder, fields: Object.fromEntries(own) } as Place<K>;
}

export function placeOfCategory({ id, slug, uri, parentId }: Category): CategoryPlace {
  return { kind: 'category', id, slug, uri, parentId };
}
