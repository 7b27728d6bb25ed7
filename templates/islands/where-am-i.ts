import { metresBetween } from '../../words/formats/metres-between.ts';
import { writeDistance } from '../../words/formats/write-distance.ts';
import { mapWords } from '../../words/site/map-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import type { GeoPosition } from '../types.ts';
import type { PlaceOnMap } from './pier-map-props.ts';
import { type PlanBounds, planPosition } from './plan-position.ts';

/** Where the visitor is. */
export interface Located {
  readonly position: GeoPosition;
  /** In metres. */
  readonly accuracy: number;
}

const longestWaitMs = 15_000;

/** Asks the browser once where it is; the visitor may refuse. Nothing of it is kept or sent. */
export function askPosition(): Promise<Located> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ position: { latitude, longitude }, accuracy }),
      reject,
      { enableHighAccuracy: true, timeout: longestWaitMs },
    );
  });
}

/** Says why the position is unknown. */
export function sayUnknown(error: unknown): string {
  const code: unknown = Object(error).code;
  if (code === 1) return mapWords.denied;
  return code === 3 ? mapWords.timedOut : mapWords.unavailable;
}

interface Surroundings {
  readonly places: readonly PlaceOnMap[];
  readonly bounds: PlanBounds;
}

/** Says which place is the nearest to a visitor on the plan, and how far it is from the plan to any other. */
export function sayWhere(position: GeoPosition, { places, bounds }: Surroundings): string {
  const [nearest] = places
    .map((place) => ({ place, metres: metresBetween(position, place.position) }))
    .sort((a, b) => a.metres - b.metres);
  const isHere = planPosition(position, bounds) !== undefined;
  if (!isHere) return mapWords.far({ distance: said(nearest?.metres ?? metresTo(bounds, position)) });
  if (nearest === undefined) return mapWords.you;
  const { title, number } = nearest.place;
  const place = number === undefined ? title : `${title} (${number})`;
  return mapWords.near({ place, distance: said(nearest.metres) });
}

function said(metres: number): string {
  return writeDistance(metres, siteFormats, mapWords);
}

function metresTo([southWest, northEast]: PlanBounds, { latitude, longitude }: GeoPosition): number {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  return metresBetween(
    { latitude, longitude },
    {
      latitude: within(latitude, southWest.latitude, northEast.latitude),
      longitude: within(longitude, southWest.longitude, northEast.longitude),
    },
  );
}
