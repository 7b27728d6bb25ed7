import type { Place } from '../../content/place.ts';

/** The edges of the drawn plan in degrees. */
export interface PlanEdges {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The way along the pier, as the settings of its map describe it. */
export interface Walk {
  /** Slugs of places that the way passes, from the gate to the light. */
  readonly walk?: readonly string[] | undefined;
  readonly bounds?: PlanEdges | undefined;
}

interface Placed extends Point {
  readonly id: number;
  readonly slug: string;
  readonly isOnPlan: boolean;
}

/** Metres from the middle of the places, eastwards and northwards. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Numbers places from 1 in the order of the way along the pier, those outside the plan last; by id. The way passes
 * the places of `walk`. With one of them it leads to the place that is farthest from it; without any, from one to
 * the other of the two that are farthest apart, beginning with the one that is first in the list. Places without a
 * position have no number.
 */
export function numberPlaces(
  locations: readonly Place<'location'>[],
  { walk = [], bounds }: Walk,
): ReadonlyMap<number, number> {
  const places = positionsOf(locations, bounds);
  const way = wayAlong(places, walk);
  const ordered = places
    .map((place, order) => ({ place, order, along: lengthAlong(way, place) }))
    .sort(
      (a, b) => Number(b.place.isOnPlan) - Number(a.place.isOnPlan) || a.along - b.along || a.order - b.order,
    );
  return new Map(ordered.map(({ place }, index) => [place.id, index + 1]));
}

/**
 * Measures how far places are from the gate along the deck, in metres, by id. It knows the places on the plan, where an editor has set
 * the points of the walk on the map. Distances are rounded to ten metres, so that moving one point changes few pages.
 */
export function metresFromGate(
  locations: readonly Place<'location'>[],
  { walk = [], bounds }: Walk,
): ReadonlyMap<number, number> {
  const places = positionsOf(locations, bounds);
  const slugs = new Set(places.map(({ slug }) => slug));
  if (!walk.some((slug) => slugs.has(slug.normalize('NFC')))) return new Map();
  const way = wayAlong(places, walk);
  return new Map(
    places
      .filter(({ isOnPlan }) => isOnPlan)
      .map((place) => [place.id, Math.max(0, Math.round(lengthAlong(way, place) / 10) * 10)]),
  );
}

const metresInDegree = 111_320;

/** A pier is small enough to ignore the curvature of the earth. */
function positionsOf(
  locations: readonly Place<'location'>[],
  bounds: PlanEdges | undefined,
): readonly Placed[] {
  const placed = locations.flatMap(({ id, slug, fields: { latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : { id, slug, latitude, longitude },
  );
  const middle = {
    latitude: mean(placed.map(({ latitude }) => latitude)),
    longitude: mean(placed.map(({ longitude }) => longitude)),
  };
  const eastward = Math.cos((middle.latitude * Math.PI) / 180);
  return placed.map(({ id, slug, latitude, longitude }) => ({
    id,
    slug,
    x: (longitude - middle.longitude) * metresInDegree * eastward,
    y: (latitude - middle.latitude) * metresInDegree,
    isOnPlan:
      bounds === undefined ||
      (latitude >= bounds.south &&
        latitude <= bounds.north &&
        longitude >= bounds.west &&
        longitude <= bounds.east),
  }));
}

function wayAlong(places: readonly Placed[], walk: readonly string[]): readonly Point[] {
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  const passed = walk.flatMap((slug) => bySlug.get(slug.normalize('NFC')) ?? []);
  if (passed.length >= 2) return passed;
  const onPlan = places.filter(({ isOnPlan }) => isOnPlan);
  const [gate] = passed;
  if (gate !== undefined) return [gate, farthestFrom(gate, onPlan)];
  const middle = { x: mean(onPlan.map(({ x }) => x)), y: mean(onPlan.map(({ y }) => y)) };
  const one = farthestFrom(middle, onPlan);
  const other = farthestFrom(one, onPlan);
  return onPlan.find((place) => place === one || place === other) === one ? [one, other] : [other, one];
}

/** The first of those that are equally far; the point itself where there are no places. */
function farthestFrom(point: Point, places: readonly Point[]): Point {
  let [farthest, most] = [point, 0];
  for (const place of places) {
    const distance = Math.hypot(place.x - point.x, place.y - point.y);
    if (distance > most) [farthest, most] = [place, distance];
  }
  return farthest;
}

/**
 * Returns how far along the way the point of it is that is nearest to a place, in metres. The way goes straight on
 * before its begin and after its end: there are places in front of the gate.
 */
function lengthAlong(way: readonly Point[], place: Point): number {
  let [along, nearest, walked] = [0, Number.POSITIVE_INFINITY, 0];
  for (const [index, start] of way.slice(0, -1).entries()) {
    const end = way[index + 1] ?? start;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    if (length === 0) continue;
    const east = (end.x - start.x) / length;
    const north = (end.y - start.y) / length;
    const inside = (place.x - start.x) * east + (place.y - start.y) * north;
    const least = walked === 0 ? Number.NEGATIVE_INFINITY : 0;
    const most = index === way.length - 2 ? Number.POSITIVE_INFINITY : length;
    const step = Math.min(Math.max(inside, least), most);
    const away = Math.hypot(place.x - start.x - step * east, place.y - start.y - step * north);
    if (away < nearest) [nearest, along] = [away, walked + step];
    walked += length;
  }
  return along;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
