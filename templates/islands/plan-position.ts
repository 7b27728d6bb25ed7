import type { GeoPosition } from '../types.ts';

/** The plan's south-west and north-east corners. */
export type PlanBounds = readonly [GeoPosition, GeoPosition];

/**
 * Where a place lies on the plan, as shares of its width from the left and of its height from the top. A pier is
 * small enough to take the earth for flat. Undefined for a place that is not on the plan.
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
