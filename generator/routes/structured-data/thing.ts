import { type Compact, compact } from '../../util/omit-undefined.ts';
import type { RouteContext } from '../route-context.ts';

/** A thing of schema.org. A page's head puts all of its things into one graph. */
export interface Thing {
  readonly '@type': string | readonly string[];
}

/** A page as its head describes it, for most things. */
export interface DescribedPage {
  /** Its canonical address, absolute. */
  readonly url: string;
  /** Its name without the site's title. */
  readonly name: string;
  readonly description: string;
  /** The page's own picture; absent where the site's picture is shared. */
  readonly image?: Thing;
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
): Thing | undefined {
  const { latitude = null, longitude = null } = position ?? {};
  return latitude === null || longitude === null
    ? undefined
    : thing('GeoCoordinates', { latitude, longitude });
}

/** Returns the number of a `tel:` link. */
export function telephone(link: { readonly href?: string } | undefined): string | undefined {
  return link?.href?.replace(/^tel:/, '');
}
