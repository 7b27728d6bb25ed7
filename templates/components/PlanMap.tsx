import type { ReactNode } from 'react';
import { Island as PierMapIsland } from '../islands/PierMap.tsx';
import type { PlaceOnMap } from '../islands/pier-map-props.ts';
import type { PlanBounds } from '../islands/plan-position.ts';
import type { LocationSummary, NamedLink, PictureData } from '../types.ts';
import { encodeOpening } from './encode-opening.ts';
import { Island } from './Island.tsx';
import type { NumberedPlace } from './place-groups.ts';

/** The drawn plan of the pier. `bounds` are its south-west and north-east corners. */
export interface Plan {
  /** Unique on the page. */
  readonly id: string;
  readonly plan: PictureData;
  readonly bounds: PlanBounds;
  /** Visitors may ask where on it they are. */
  readonly whereAmI?: boolean;
  readonly tileUrl?: string;
  readonly tileAttribution?: NamedLink;
}

interface PlanMapProps {
  readonly plan: Plan;
  readonly places: readonly NumberedPlace[];
  /** The place of the page. */
  readonly here?: LocationSummary | undefined;
  /**
   * The id of the list of places: it and the map highlight the same place, and places hidden in it
   * are hidden on the map.
   */
  readonly listId: string;
  /** Its width for the `sizes` attribute. */
  readonly sizes: string;
}

/**
 * Renders the plan with a pin for each place that has a position; a map once somebody uses it.
 */
export function PlanMap({ plan, places, here, listId, sizes }: PlanMapProps): ReactNode {
  const { id, plan: picture, bounds, whereAmI, tileUrl, tileAttribution } = plan;
  return (
    <Island
      name="pier-map"
      id={id}
      when="interaction"
      component={PierMapIsland}
      props={{
        plan: picture,
        sizes,
        bounds,
        places: [
          ...places.flatMap(({ number, location }) => (number === undefined ? [] : onMap(location, number))),
          ...(here === undefined ? [] : onMap(here)),
        ],
        listId,
        ...(whereAmI === undefined ? {} : { whereAmI }),
        ...(tileUrl === undefined ? {} : { tileUrl }),
        ...(tileAttribution === undefined ? {} : { tileAttribution }),
      }}
    />
  );
}

/** Without a number, it is the place of the page. */
function onMap(
  { title, href, lang, address, position, opening }: LocationSummary,
  number?: number,
): PlaceOnMap[] {
  if (position === undefined) return [];
  return [
    {
      title,
      href,
      position,
      ...(number === undefined ? {} : { number }),
      ...(lang === undefined ? {} : { lang }),
      ...(address === undefined ? {} : { address }),
      ...(opening === undefined ? {} : { opening: encodeOpening(opening) }),
    },
  ];
}
