/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on a map. */
export interface Pin {
  /** Absent for the place of the page. */
  readonly number?: number;
}

/** One pin at its place, or several that would touch, at the middle of theirs. */
export interface PinGroup<Place extends Pin> {
  /** In the order of their numbers. */
  readonly places: readonly Place[];
  readonly at: Point;
}

interface GatherOptions {
  /** Width and height of a pin in pixels, with the gap around it. */
  readonly size: number;
  /** Of the map, from 0,0: nothing is cut at its edges. */
  readonly box: Point;
}

/**
 * Gathers pins that would touch, so that each of those that are left can be read and pressed. Deterministic: pins
 * are taken in their order.
 */
export function gatherPins<Place extends Pin>(
  pins: readonly { readonly place: Place; readonly point: Point }[],
  { size, box }: GatherOptions,
): readonly PinGroup<Place>[] {
  const groups: Growing<Place>[] = [];
  for (const { place, point } of pins) {
    let group: Growing<Place> = { places: [place], sum: point };
    // A larger group may touch others.
    for (let other = touching(group); other !== undefined; other = touching(group)) {
      groups.splice(groups.indexOf(other), 1);
      group = join(other, group);
    }
    groups.push(group);
  }
  function touching(group: Growing<Place>): Growing<Place> | undefined {
    const [at, width] = [middleOf(group), widthOf(group, size)];
    return groups.find((other) => {
      const { x, y } = middleOf(other);
      return Math.abs(x - at.x) < (width + widthOf(other, size)) / 2 && Math.abs(y - at.y) < size;
    });
  }
  function middleOf(group: Growing<Place>): Point {
    const { places, sum } = group;
    const half = { x: widthOf(group, size) / 2, y: size / 2 };
    return {
      x: within(sum.x / places.length, half.x, box.x - half.x),
      y: within(sum.y / places.length, half.y, box.y - half.y),
    };
  }
  return groups
    .map((group) => ({ places: group.places.toSorted((a, b) => rank(a) - rank(b)), at: middleOf(group) }))
    .sort((a, b) => rank(a.places[0]) - rank(b.places[0]));
}

interface Growing<Place> {
  readonly places: readonly Place[];
  /** Of the points of its places. */
  readonly sum: Point;
}

function join<Place>(one: Growing<Place>, other: Growing<Place>): Growing<Place> {
  return {
    places: [...one.places, ...other.places],
    sum: { x: one.sum.x + other.sum.x, y: one.sum.y + other.sum.y },
  };
}

/** The place of the page has no number, and is the last. */
function rank(place: Pin | undefined): number {
  return place?.number ?? Number.MAX_SAFE_INTEGER;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Writes the numbers of some places for their pin: "7", or "7–12" for the first and the last of several. */
export function labelOf(places: readonly Pin[]): string {
  const numbers = places.flatMap(({ number }) => number ?? []);
  if (numbers.length < 2) return numbers.join('');
  return `${Math.min(...numbers)}–${Math.max(...numbers)}`;
}

/** Pixels of a character and of the edges, as in PierMap.module.css. */
const character = 8;
const edges = 16;

/** Returns the width of the pin of some places, whose own is `size`. */
export function widthOf({ places }: { readonly places: readonly Pin[] }, size: number): number {
  const label = labelOf(places);
  return places.length < 2 ? size : Math.max(size, label.length * character + edges);
}
