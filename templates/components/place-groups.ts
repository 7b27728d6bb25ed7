import type { LocationSummary } from '../types.ts';

/** A place with its number on the map and in the list beside it. */
export interface NumberedPlace {
  readonly number: number;
  readonly location: LocationSummary;
}

/** Places of one kind. Those of no kind, or all where there are no kinds, have no name. */
export interface PlaceGroup {
  readonly name?: string;
  /** For links to the group within the page. */
  readonly id: string;
  readonly places: readonly NumberedPlace[];
}

/**
 * Places by the first kind that each is of, in the order of the kinds; those of no kind come last. They are numbered through, as
 * they stand below each other.
 */
export function groupPlaces(
  locations: readonly LocationSummary[],
  kinds: readonly string[],
): readonly PlaceGroup[] {
  const names: readonly (string | undefined)[] = [...kinds, undefined];
  const firstKind = (location: LocationSummary) => kinds.find((kind) => location.kinds.includes(kind));
  let count = 0;
  return names.flatMap((name) => {
    const places = locations
      .filter((location) => firstKind(location) === name)
      .map((location) => {
        count += 1;
        return { number: count, location };
      });
    return places.length === 0 ? [] : { ...(name !== undefined && { name }), id: groupId(name), places };
  });
}

/** "places-food-and-drink"; letters of any script stay. */
function groupId(name = 'others'): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ['places', ...words].join('-');
}

/** How many places are of a kind, first or not. */
export function countKind(locations: readonly LocationSummary[], kind: string): number {
  return locations.filter(({ kinds }) => kinds.includes(kind)).length;
}
