import type { Entry, Kind, KindFields } from './content.ts';

/**
 * The fields of a kind that belong to the place of an entry, none by default; `places` of its
 * collection has the same names.
 */
export interface PlaceFields {
  readonly post: 'categoryIds';
  readonly page: 'isFrontPage' | 'isPostsPage' | 'isPrivacyPage';
  readonly event: 'start' | 'end' | 'venue' | 'venueLocationId';
  readonly location: 'latitude' | 'longitude';
  readonly artwork: 'year' | 'locationId';
}

/**
 * The part of an entry by which others list, sort and link it: without its title and its text. An
 * entry has all of its place.
 */
export interface Place<K extends Kind = Kind>
  extends Pick<Entry<K>, 'kind' | 'id' | 'slug' | 'uri' | 'published' | 'menuOrder'> {
  readonly fields: Pick<
    KindFields[K],
    K extends keyof PlaceFields ? PlaceFields[K] & keyof KindFields[K] : never
  >;
}

export type AnyPlace = { [K in Kind]: Place<K> }[Kind];
