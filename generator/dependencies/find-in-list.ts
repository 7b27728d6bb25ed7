import { rememberValue } from './remember-value.ts';

interface WithId {
  readonly id: number;
}
interface WithSlug {
  readonly slug: string;
}

/** Finds an item of a list by id. Indexes the list at the first call: it must not change. */
export const findById = finderBy(({ id }: WithId) => id);

/**
 * Finds an item of a list by slug, the last of several. Indexes the list at the first call: it must
 * not change.
 */
export const findBySlug = finderBy(({ slug }: WithSlug) => slug);

function finderBy<Named, Key>(keyOf: (item: Named) => Key) {
  const placesIn = rememberValue(
    (list: readonly Named[]) => new Map(list.map((item, place) => [keyOf(item), place])),
  );
  return <Item extends Named>(list: readonly Item[], key: Key): Item | undefined => {
    const place = placesIn(list).get(key);
    return place === undefined ? undefined : list[place];
  };
}
