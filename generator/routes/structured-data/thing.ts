import { type Compact, compact } from '../../util/omit-undefined.ts';
import type { RouteContext } from '../route-context.ts';

/** A thing of schema.org. A page's head puts all of its things into one graph. */
export interface Thing<Type extends string = string> {
  readonly '@type': Type | readonly Type[];
  /** The address by which other things of the same page refer to it. */
  readonly '@id'?: string;
}

/** A reference to another thing of the same page. */
export interface Reference {
  readonly '@id': string;
}

/** A page as its head describes it, for most things. */
export interface DescribedPage {
  /** Its canonical address, absolute. */
  readonly url: string;
  /** Its name without the site's title. */
  readonly name: string;
  readonly description: string;
  /** The page's own picture; absent where the site's picture is shared. */
  readonly image?: ImageObject;
}

export interface ImageObject extends Thing<'ImageObject'> {
  /** Absolute. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly caption?: string;
}

export interface GeoCoordinates extends Thing<'GeoCoordinates'> {
  readonly latitude: number;
  readonly longitude: number;
}

/** Facts about the site for all things. */
export type SiteFacts = Pick<RouteContext, 'clock' | 'config' | 'content' | 'organisation'>;

/** Makes a thing of this type, without unknown properties. */
export function thing<const Type extends string | readonly string[], Facts extends object>(
  type: Type,
  facts: Facts,
): Compact<Facts> & { readonly '@type': Type } {
  return { '@type': type, ...compact(facts) };
}

/** Makes a position on the map, in degrees; undefined when half of it is missing. */
export function geo(
  position: { readonly latitude: number | null; readonly longitude: number | null } | undefined,
): GeoCoordinates | undefined {
  const { latitude, longitude } = position ?? { latitude: null, longitude: null };
  if (latitude === null || longitude === null) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** Returns the number of a `tel:` link. */
export function telephone(link: { readonly href?: string } | undefined): string | undefined {
  return link?.href?.replace(/^tel:/, '');
}
