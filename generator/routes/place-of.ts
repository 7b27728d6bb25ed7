import type { Category, Entry, Kind } from '../content/content.ts';
import { fieldsOf } from '../content/kinds/descriptions.ts';
import type { CategoryPlace, Place } from '../content/place.ts';

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
