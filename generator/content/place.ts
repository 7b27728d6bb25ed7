import type { Category, Entry, Kind, KindFields, PlaceField } from './content.ts';

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
