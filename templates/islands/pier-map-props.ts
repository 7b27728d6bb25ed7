import type { GeoPosition, Href, NamedLink, PictureData } from '../types.ts';
import type { PlanBounds } from './plan-position.ts';

export interface PlaceOnMap {
  /** The place's number in the list beside the map; absent for the place of the page. */
  readonly number?: number;
  readonly title: string;
  /** Its language, where it is another than the site's. */
  readonly lang?: string;
  readonly href: Href;
  readonly address?: string;
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
  readonly tileUrl?: string;
  /** The credit of the tiles. */
  readonly tileAttribution?: NamedLink;
}
