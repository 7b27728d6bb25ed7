import type { ResolvedSettings } from '../../../config/settings.ts';
import type { DirectionLinks, WayName } from '../../../templates/components/Directions.tsx';
import type { GeoPosition, Href } from '../../../templates/types.ts';
import { asHref } from '../../content/paths.ts';

type MapApp = ResolvedSettings['mapApps'][number];

/** The end of a way: its position, or else an address that maps can find. */
export interface Destination {
  readonly position?: GeoPosition | undefined;
  readonly address?: string | undefined;
}

const appNames: Readonly<Record<MapApp, string>> = {
  google: 'Google Maps',
  apple: 'Apple Maps',
  openstreetmap: 'OpenStreetMap',
};

/** The ways that every place can be reached by, as maps know them: they count a ferry as transit. */
export const commonWays: readonly WayName[] = ['foot', 'transit', 'car'];

/**
 * Makes the links to directions of a place: for each way in the first application that knows it,
 * and in the other applications, which ask for the way themselves. Undefined without a destination.
 */
export function directionLinks(
  destination: Destination,
  { mapApps }: Pick<ResolvedSettings, 'mapApps'>,
  ways: readonly WayName[] = commonWays,
): DirectionLinks | undefined {
  const [first, ...others] = mapApps;
  const end = asText(destination);
  if (first === undefined || end === undefined) return undefined;
  return {
    ways: ways.flatMap((way) => wayLink(destination, way, { mapApps }) ?? []),
    app: appNames[first],
    others: others.flatMap((app) => {
      const address = addresses[app](destination, end);
      return address === undefined ? [] : [{ label: appNames[app], href: asHref(address) }];
    }),
  };
}

/** Returns the link of one way, in the first application that knows it. */
export function wayLink(
  destination: Destination,
  way: WayName,
  { mapApps }: Pick<ResolvedSettings, 'mapApps'>,
): DirectionLinks['ways'][number] | undefined {
  const end = asText(destination);
  if (end === undefined) return undefined;
  for (const app of mapApps) {
    const address = addresses[app](destination, end, way);
    if (address !== undefined) return { way, app: appNames[app], href: asHref(address) };
  }
  return undefined;
}

/** Returns the link to directions that asks for the way itself. Undefined without a destination. */
export function anyWayLink(
  destination: Destination,
  { mapApps: [app] }: Pick<ResolvedSettings, 'mapApps'>,
): Href | undefined {
  const end = asText(destination);
  const address = app === undefined || end === undefined ? undefined : addresses[app](destination, end);
  return address === undefined ? undefined : asHref(address);
}

function asText({ position, address }: Destination): string | undefined {
  if (position !== undefined) return encodeURIComponent(`${position.latitude},${position.longitude}`);
  return address?.trim() ? encodeURIComponent(address.trim().replace(/\s+/g, ' ')) : undefined;
}

/**
 * The addresses of the applications. They work without script, open the application where it is
 * installed, and a web page elsewhere: docs/decisions/0048.
 */
const addresses: Readonly<
  Record<MapApp, (destination: Destination, end: string, way?: WayName) => string | undefined>
> = {
  google: (_, end, way) =>
    `https://www.google.com/maps/dir/?api=1&destination=${end}${way ? `&travelmode=${googleModes[way]}` : ''}`,
  apple: (_, end, way) => `https://maps.apple.com/?daddr=${end}${way ? `&dirflg=${appleModes[way]}` : ''}`,
  openstreetmap: ({ position }, end, way) => {
    const engine = way && openStreetMapEngines[way];
    if (position === undefined || (way && engine === undefined)) return undefined;
    return `https://www.openstreetmap.org/directions?${engine ? `engine=${engine}&` : ''}route=%3B${end}`;
  },
};

const googleModes: Readonly<Record<WayName, string>> = {
  foot: 'walking',
  bicycle: 'bicycling',
  transit: 'transit',
  ferry: 'transit',
  car: 'driving',
};

const appleModes: Readonly<Record<WayName, string>> = {
  foot: 'w',
  bicycle: 'c',
  transit: 'r',
  ferry: 'r',
  car: 'd',
};

/** It knows neither timetables nor addresses. */
const openStreetMapEngines: Readonly<Partial<Record<WayName, string>>> = {
  foot: 'fossgis_osrm_foot',
  bicycle: 'fossgis_osrm_bike',
  car: 'fossgis_osrm_car',
};
