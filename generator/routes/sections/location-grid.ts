import { compact } from '../../util/omit-undefined.ts';
import { mostListed } from '../most-listed.ts';
import { allLocations } from './all-of-kind.ts';
import { defineSection } from './define-section.ts';
import { count, linkOf, namedLink, object, slugs, text } from './fields.ts';
import { entriesBySlug } from './pick-entries.ts';

export const locationGrid = defineSection({
  name: 'pier/location-grid',
  settings: object({ heading: text, slugs, limit: count, more: namedLink }),
  fill: ({ heading, slugs, limit, more }, filling) => {
    const all = filling.context.lists.location;
    const chosen = slugs ? entriesBySlug(all, slugs, filling) : all;
    const locations = chosen
      .slice(0, Math.min(limit ?? mostListed, mostListed))
      .map(filling.context.summaries.location);
    const isCut = limit === undefined && locations.length < chosen.length;
    const rest = isCut ? allLocations(filling.context) : undefined;
    return locations.length === 0
      ? null
      : compact({ heading, locations, more: linkOf(more, filling.resolve), rest });
  },
});
