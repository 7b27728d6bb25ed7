import type { GeoPosition, Href, NamedLink, PictureData } from '../types.ts';
import type { PlanBounds } from './plan-position.ts';

export interface PlaceOnMap {
  /** The place's number on the plan of the pier, and in the list beside the map; absent for the place of the page. */
  readonly number?: number;
  readonly title: string;
  /** Its language, where it is another than the site's. */
  readonly lang?: string;
  readonly href: Href;
  readonly address?: string;
  /** Its hours, as `encodeOpening` writes them. */
  readonly opening?: string;
  readonly position: GeoPosition;
}

export interface PierMapIslandProps {
  readonly plan: PictureData;
  /** The display width of the plan. */
  readonly sizes: string;
  readonly bounds: PlanBounds;
  readonly places: readonly PlaceOnMap[];
  /** The id of that list. */
  readonly listId: string;
  /** Visitors may ask where they are. */
  readonly whereAmI?: boolean;
  readonly tileUrl?: string;
  /** The credit of the tiles. */
  readonly tileAttribution?: NamedLink;
}
