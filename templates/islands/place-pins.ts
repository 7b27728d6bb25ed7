import type { GeoPosition } from '../types.ts';
import { gatherPins, type Pin, type PinGroup } from './gather-pins.ts';
import { type PlanBounds, planPosition } from './plan-position.ts';

/** Width of the plan and of its pins in pixels, as in PierMap.module.css: wider plans have more room. */
const views = { narrow: { width: 320, pin: 24 }, wide: { width: 560, pin: 30 } };
const gap = 2;

/** Places the pins of a plan, in shares of its width and height, for a phone or a wide view; skips places outside it. */
export function placePins<Place extends Pin & { readonly position: GeoPosition }>(
  places: readonly Place[],
  { bounds, ratio, view }: { bounds: PlanBounds; ratio: number; view: keyof typeof views },
): readonly PinGroup<Place>[] {
  const { width, pin } = views[view];
  const box = { x: width, y: width / ratio };
  const pins = places.flatMap((place) => {
    const point = planPosition(place.position, bounds);
    return point === undefined ? [] : { place, point: { x: point.x * box.x, y: point.y * box.y } };
  });
  return gatherPins(pins, { size: pin + gap, box }).map(({ places: gathered, at }) => ({
    places: gathered,
    at: { x: at.x / box.x, y: at.y / box.y },
  }));
}
