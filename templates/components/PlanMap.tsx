import type { ReactNode } from 'react';
import { Island as PierMapIsland, type PlaceOnMap } from '../islands/PierMap.tsx';
import type { PlanBounds } from '../islands/plan-position.ts';
import type { LocationSummary, NamedLink, PictureData } from '../types.ts';
import { Island } from './Island.tsx';
import type { NumberedPlace } from './place-groups.ts';

/** The drawn plan of the pier. `bounds` are its south-west and north-east corners. */
export interface Plan {
  /** Unique on the page. */
  readonly id: string;
  readonly plan: PictureData;
  readonly bounds: PlanBounds;
  readonly tileUrl?: string;
  readonly tileAttribution?: NamedLink;
}

interface PlanMapProps {
  readonly plan: Plan;
  readonly places: readonly NumberedPlace[];
  /** The place that the page is about. */
  readonly here?: LocationSummary | undefined;
  /** The id of the list of the places: it and the map show which belongs to which, and what is hidden in it is hidden on the map. */
  readonly listId: string;
  /** How wide it is, as the `sizes` attribute says it. */
  readonly sizes: string;
}

/** The plan with a pin for each place that has a position; it comes alive when it is seen. */
export function PlanMap({ plan, places, here, listId, sizes }: PlanMapProps): ReactNode {
  const { id, plan: picture, bounds, tileUrl, tileAttribution } = plan;
  return (
    <Island
      name="pier-map"
      id={id}
      when="visible"
      component={PierMapIsland}
      props={{
        plan: picture,
        sizes,
        bounds,
        places: [
          ...places.flatMap(({ number, location }) => onMap(location, number)),
          ...(here === undefined ? [] : onMap(here)),
        ],
        listId,
        ...(tileUrl === undefined ? {} : { tileUrl }),
        ...(tileAttribution === undefined ? {} : { tileAttribution }),
      }}
    />
  );
}

/** Without a number it is the place that the page is about. */
function onMap({ title, href, address, position }: LocationSummary, number?: number): PlaceOnMap[] {
  if (position === undefined) return [];
  return [
    {
      title,
      href,
      position,
      ...(number === undefined ? {} : { number }),
      ...(address === undefined ? {} : { address }),
    },
  ];
}
