import * as z from 'zod';
import type { LocationSummary, NamedLink } from '../../../templates/types.ts';
import { asHref } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import { mostListed } from '../most-listed.ts';
import { allLocations } from './all-of-kind.ts';
import { defineSection } from './define-section.ts';
import { image, pictureOf, slugs, text } from './fields.ts';
import { entriesBySlug } from './pick-entries.ts';

/** Shows the drawn plan of the pier and the places on it. Without its plan there is no map. */
export const map = defineSection({
  name: 'pier/map',
  settings: z.object({
    heading: text,
    plan: image,
    bounds: z.object({
      south: z.number().min(-90).max(90),
      west: z.number().min(-180).max(180),
      north: z.number().min(-90).max(90),
      east: z.number().min(-180).max(180),
    }),
    slugs,
  }),
  fill: ({ heading, plan, bounds, slugs }, filling) => {
    const { context, resolve, id } = filling;
    const picture = pictureOf(plan, resolve);
    if (picture === undefined) return null;
    const all = context.lists.location;
    const chosen = slugs ? entriesBySlug(all, slugs, filling) : all;
    const shown = chosen.slice(0, mostListed);
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
      rest: shown.length < chosen.length ? allLocations(context) : undefined,
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
