import type { Choice, EntryLabel, LocationSummary } from '../types.ts';
import { accessNames } from './AccessTags.tsx';

/** A place with its number on the plan of the pier; without one where its position is unknown. */
export interface NumberedPlace {
  readonly number?: number;
  readonly location: LocationSummary;
  /** The first line below its name, such as the distance to it, or its hours on a day. */
  readonly note?: string;
}

/** Places of one kind. The group of the rest, or the only group, has no name. */
export interface PlaceGroup {
  readonly name?: EntryLabel;
  /** For links to the group within the page. */
  readonly id: string;
  readonly places: readonly NumberedPlace[];
}

/**
 * Groups places by their first kind, in the order of the kinds; those without a kind are last.
 */
export function groupPlaces(
  places: readonly NumberedPlace[],
  kinds: readonly EntryLabel[],
): readonly PlaceGroup[] {
  const ranks = new Map(kinds.map(({ label }, rank) => [label, rank]));
  // The last group is for places without a kind.
  const groups: NumberedPlace[][] = [...kinds, undefined].map(() => []);
  for (const place of places) {
    const rank = Math.min(
      ...place.location.kinds.map((kind) => ranks.get(kind.label) ?? kinds.length),
      kinds.length,
    );
    groups[rank]?.push(place);
  }
  return groups.flatMap((group, rank) => {
    const name = kinds[rank];
    return group.length === 0
      ? []
      : { ...(name !== undefined && { name }), id: groupId(name?.label), places: group };
  });
}

/** Makes "places-food-and-drink"; letters of any script stay. */
function groupId(name = 'others'): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ['places', ...words].join('-');
}

/** Counts the places of each kind, in the order of the kinds. */
export function countKinds(
  places: readonly NumberedPlace[],
  kinds: readonly EntryLabel[],
): readonly (EntryLabel & { readonly count: number })[] {
  const counts = new Map(kinds.map(({ label }) => [label, 0]));
  for (const kind of places.flatMap(({ location: { kinds: own } }) => [
    ...new Set(own.map(({ label }) => label)),
  ])) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return kinds.map((kind) => ({ ...kind, count: counts.get(kind.label) ?? 0 }));
}

/** Counts the places with each kind of access, in the order of the field; without those that no place has, or all of them. */
export function countAccess(
  places: readonly NumberedPlace[],
): readonly (Omit<Choice, 'key'> & { readonly name: string; readonly count: number })[] {
  const all = places.flatMap(({ location: { access = [] } }) => access);
  const labels = new Map(all.map(({ key, label }) => [key, label]));
  return accessNames.flatMap((name) => {
    const label = labels.get(name);
    const count = all.filter(({ key }) => key === name).length;
    return label === undefined || count === places.length ? [] : [{ name, label, count }];
  });
}
