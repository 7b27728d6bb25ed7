import type { LocationSummary, NamedLink } from '../../../templates/types.ts';
import { asHref } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import { mostListed } from '../listed.ts';
import { defineSection } from './define-section.ts';
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

/** Shows the drawn plan of the pier and the places on it. Without its plan there is no map. */
export const map = defineSection({
  name: 'pier/map',
  settings: object({ heading: text, plan: requiredImage, bounds, slugs }),
  fill: ({ heading, plan, bounds, slugs }, filling) => {
    const { context, id } = filling;
    const picture = pictureOf(plan, filling);
    if (picture === undefined) return null;
    const { shown, isCut } = pickLocations(slugs, mostListed, filling);
    return compact({
      id,
      heading,
      plan: picture,
      bounds: [
        { latitude: bounds.south, longitude: bounds.west },
        { latitude: bounds.north, longitude: bounds.east },
      ] as const,
      tileUrl: context.config.map.tileUrl,
      tileAttribution: linkTo(context.config.map.tileAttribution),
      places: shown
        .map(context.summaries.location)
        .filter((place) => place.position !== undefined)
        .map(withoutPicture),
      rest: isCut ? linkToAll('location', context) : undefined,
    });
  },
});

/** A pin and a line in a list show none. */
function withoutPicture({ picture: _, ...place }: LocationSummary): LocationSummary {
  return place;
}

function linkTo(
  setting: { readonly label: string; readonly url: string } | undefined,
): NamedLink | undefined {
  return setting && { label: setting.label, href: asHref(setting.url) };
}
