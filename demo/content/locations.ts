import type { Written } from './author.ts';
import { foodLocations } from './locations-food.ts';
import { landmarkLocations } from './locations-landmarks.ts';
import { shopLocations } from './locations-shops.ts';

export interface WrittenLocation extends Written {
  readonly address: string;
  readonly hours: readonly string[];
  readonly phone?: string;
  readonly website?: string;
  /** Degrees north and east. */
  readonly place: readonly [number, number];
}

/** Everything with a door, a hatch or a ladder. */
export const locations: readonly WrittenLocation[] = [
  ...foodLocations,
  ...shopLocations,
  ...landmarkLocations,
];
