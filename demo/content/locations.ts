import type { WrittenLocation } from './author.ts';
import { foodLocations } from './locations-food.ts';
import { landmarkLocations } from './locations-landmarks.ts';
import { shopLocations } from './locations-shops.ts';

/** Everything with a door, a hatch or a ladder. */
export const locations: readonly WrittenLocation[] = [
  ...foodLocations,
  ...shopLocations,
  ...landmarkLocations,
];
