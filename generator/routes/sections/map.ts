import * as z from 'zod';
import type { NumberedPlace } from '../../../templates/components/place-groups.ts';
import type { NamedLink } from '../../../templates/types.ts';
import { asHref } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import { mostListed } from '../listed.ts';
import type { Walk } from '../places/number-places.ts';
import { numbered } from '../places/numbered.ts';
import { defineSection, type Filling } from './define-section.ts';
import { number, object, pictureOf, requiredImage, slugs, text } from './fields.ts';
import { linkToAll, pickLocations } from './grids.ts';

const mostNorth = 'must be from -90 to 90';
const mostEast = 'must be from -180 to 180';
const latitude = number.min(-90, mostNorth).max(90, mostNorth);
const longitude = number.min(-180, mostEast).max(180, mostEast);
const bounds = object({ south: latitude, west: longitude, north: latitude, east: longitude }).refine(
  ({ south, west, north, east }) => south < north && west < east,
  'must have its south below its north, and its west left of its east',
);

/**
 * Shows the drawn plan of the pier and the places on it, in the order of the way. Without its plan there is no
 * map.
 */
export const map = defineSection({
  name: 'pier/map',
  settings: object({ heading: text, plan: requiredImage, bounds, slugs, walk: slugs }),
  fill: ({ heading, plan, bounds, slugs, walk = [] }, filling) => {
    const { context, id } = filling;
    const picture = pictureOf(plan, filling);
    if (picture === undefined) return null;
    reportLost(walk, filling);
    const { shown, isCut } = pickLocations(slugs, mostListed, filling);
    return compact({
      id,
      heading,
      plan: picture,
      bounds: [
        { latitude: bounds.south, longitude: bounds.west },
        { latitude: bounds.north, longitude: bounds.east },
      ] as const,
      whereAmI: context.config.map.whereAmI || undefined,
      tileUrl: context.config.map.tileUrl,
      tileAttribution: linkTo(context.config.map.tileAttribution),
      places: numbered(shown, context)
        .filter(({ number }) => number !== undefined)
        .map(withoutPicture),
      rest: isCut ? linkToAll('location', context) : undefined,
    });
  },
});

/** A pin and a line in a list show none. */
function withoutPicture({ number, location: { picture: _, ...location } }: NumberedPlace): NumberedPlace {
  return compact({ number, location });
}

/** The settings of the map that say how places are numbered, without what is wrong in them. */
const walkSettings = z.object({ walk: slugs.catch(undefined), bounds: bounds.optional().catch(undefined) });

/** Reads the way along the pier from the settings of its map. */
export function walkOf(settings: object | undefined): Walk {
  return walkSettings.safeParse(settings).data ?? {};
}

/** Reports places of the way that are not published, or of unknown position. */
function reportLost(walk: readonly string[], filling: Filling): void {
  for (const { slug, fields } of pickLocations(walk, walk.length, filling).shown) {
    if (fields.latitude !== null && fields.longitude !== null) continue;
    filling.warn({
      message: `The way along the pier passes "${slug}", which has no position`,
      field: 'content',
      hint: 'Give the location its latitude and longitude, or take it out of the way in the map.',
    });
  }
}

function linkTo(
  setting: { readonly label: string; readonly url: string } | undefined,
): NamedLink | undefined {
  return setting && { label: setting.label, href: asHref(setting.url) };
}
