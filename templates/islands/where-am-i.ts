import { writeNumber } from '../../words/formats/write-number.ts';
import type { Language } from '../../words/languages.ts';
import { mapWords } from '../../words/site/map-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import { siteLanguage } from '../../words/site-language.ts';
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
  if (!isHere)
    return mapWords.far({ distance: writeDistance(nearest?.metres ?? metresTo(bounds, position)) });
  if (nearest === undefined) return mapWords.you;
  const { title, number } = nearest.place;
  const place = number === undefined ? title : `${title} (${number})`;
  return mapWords.near({ place, distance: writeDistance(nearest.metres) });
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

const earthRadiusMetres = 6_371_000;

/** Returns the length of the way between two points on the earth as the crow flies. */
export function metresBetween(one: GeoPosition, other: GeoPosition): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const halfway = Math.sin((b - a) / 2) ** 2;
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return (
    2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, halfway + Math.cos(a) * Math.cos(b) * across)))
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The metres of the units of a language, and the distance from which the long one is used. */
const metric = { short: 1, long: 1000, from: 1000 };
const american = { short: 0.3048, long: 1609.344, from: 300 };
const british = { short: 1, long: 1609.344, from: 800 };

/** Writes a distance as one says it, no more exact than a position is: "40 m", "1.2 km", "2.8 mi". */
export function writeDistance(metres: number, language: Language = siteLanguage): string {
  const { short, long, from } = language === 'en-US' ? american : language === 'en-GB' ? british : metric;
  const { numbers } = siteFormats;
  if (metres < from) {
    const count = writeNumber(Math.max(10, Math.round(metres / short / 10) * 10), numbers);
    return mapWords.shortDistance({ count });
  }
  const units = metres / long;
  const count = writeNumber(units < 10 ? Math.round(units * 10) / 10 : Math.round(units), numbers);
  return mapWords.longDistance({ count });
}
