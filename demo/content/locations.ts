import type { DemoHours, DemoKindFields } from '../kinds.ts';
import type { Written } from './author.ts';
import { foodLocations } from './locations-food.ts';
import { landmarkLocations } from './locations-landmarks.ts';
import { shopLocations } from './locations-shops.ts';

type Fields = Partial<Readonly<Omit<DemoKindFields['location'], 'hours'>>>;

export interface WrittenLocation extends Written, Fields {
  readonly address: string;
  readonly hours: readonly string[];
  /** The same as structure; what it cannot hold only the words say. */
  readonly opening: DemoHours;
  /** Degrees north and east. */
  readonly place: readonly [number, number];
}

/** Everything with a door, a hatch or a ladder. */
export const locations: readonly WrittenLocation[] = [
  ...foodLocations,
  ...shopLocations,
  ...landmarkLocations,
];
