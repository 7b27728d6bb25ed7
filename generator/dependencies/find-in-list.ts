import { rememberValue } from './remember-value.ts';

interface WithId {
  readonly id: number;
}
interface WithSlug {
  readonly slug: string;
}

/** Finds the item of a list with an id. The list is indexed at the first question, and must not change. */
export const findById = finderBy(({ id }: WithId) => id);

/** Finds the item of a list with a slug, of several the last. The list is indexed at the first question, and must not change. */
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
