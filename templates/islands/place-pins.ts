import type { GeoPosition } from '../types.ts';
import { type PlanBounds, planPosition } from './plan-position.ts';
import { type Point, spreadPins } from './spread-pins.ts';

/** A pin on the still plan, in shares of its width and height. */
export interface PlacedPin<Place> {
  readonly place: Place;
  /** The place itself. */
  readonly home: Point;
  /** The pin beside it where others need the room: on a phone, and on a wide view. */
  readonly narrow: Point;
  readonly wide: Point;
}

/** Width of the plan and of its pins in pixels, as in PierMap.module.css: wider plans have more room. */
const narrow = { width: 320, pin: 24 };
const wide = { width: 560, pin: 30 };
const gap = 2;

/** Places the pins of a plan without overlaps; skips places outside it. */
export function placePins<Place extends { readonly position: GeoPosition }>(
  places: readonly Place[],
  bounds: PlanBounds,
  ratio: number,
): readonly PlacedPin<Place>[] {
  const pins = places.flatMap((place) => {
    const home = planPosition(place.position, bounds);
    return home === undefined ? [] : { place, home };
  });
  const homes = pins.map(({ home }) => home);
  const [onPhone, onDesk] = [narrow, wide].map((size) => spread(homes, size, ratio));
  return pins.map((pin, index) => ({
    ...pin,
    narrow: onPhone?.[index] ?? pin.home,
    wide: onDesk?.[index] ?? pin.home,
  }));
}

function spread(homes: readonly Point[], { width, pin }: typeof narrow, ratio: number): readonly Point[] {
  const box = { x: width, y: width / ratio };
  const points = homes.map(({ x, y }) => ({ x: x * box.x, y: y * box.y }));
  return spreadPins(points, pin + gap, box).map(({ x, y }) => ({ x: x / box.x, y: y / box.y }));
}

/** Returns true where a line has to lead from the pin to its place: a shorter one would be hidden below it. */
export function isAside(home: Point, stands: Point, ratio: number, view: 'narrow' | 'wide'): boolean {
  const { width, pin } = view === 'narrow' ? narrow : wide;
  return Math.hypot((stands.x - home.x) * width, ((stands.y - home.y) * width) / ratio) > pin / 2;
}
