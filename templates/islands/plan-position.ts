import type { GeoPosition } from '../types.ts';

/** The plan's south-west and north-east corners. */
export type PlanBounds = readonly [GeoPosition, GeoPosition];

/**
 * Returns the position of a place on the plan, as shares of its width from the left and of its
 * height from the top. A pier is small enough to ignore the curvature of the earth. Undefined
 * outside the plan.
 */
export function planPosition(
  { latitude, longitude }: GeoPosition,
  [southWest, northEast]: PlanBounds,
): { readonly x: number; readonly y: number } | undefined {
  const x = (longitude - southWest.longitude) / (northEast.longitude - southWest.longitude);
  const y = (northEast.latitude - latitude) / (northEast.latitude - southWest.latitude);
  const isOnPlan = x >= 0 && x <= 1 && y >= 0 && y <= 1;
  return isOnPlan ? { x, y } : undefined;
}
