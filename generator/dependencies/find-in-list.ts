import { indexNumbers } from '../util/number-places.ts';
import { createTextTable } from '../util/text-table.ts';
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
  const place = placesById(list)(id);
  return place === undefined ? undefined : list[place];
}

const placesById = rememberValue((list: readonly WithId[]) =>
  indexNumbers(Float64Array.from(list, ({ id }) => id)),
);

/**
 * Finds an item of a list by slug, the last of several. Indexes the list at the first call: it must
 * not change.
 */
export function findBySlug<Item extends WithSlug>(list: readonly Item[], slug: string): Item | undefined {
  const place = placesBySlug(list)(slug);
  return place === undefined ? undefined : list[place];
}

const placesBySlug = rememberValue((list: readonly WithSlug[]) => {
  const places = new Int32Array(list.length);
  const slugs = createTextTable((number, slug) => list[places[number] as number]?.slug === slug);
  for (const [place, { slug }] of list.entries()) places[slugs.find(slug) ?? slugs.add(slug)] = place;
  return (slug: string): number | undefined => {
    const number = slugs.find(slug);
    return number === undefined ? undefined : places[number];
  };
});
