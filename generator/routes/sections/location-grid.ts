import { compact } from '../../util/omit-undefined.ts';
import { firstOf } from '../listed.ts';
import { mostListed } from '../most-listed.ts';
import { allLocations } from './all-of-kind.ts';
import { defineSection } from './define-section.ts';
import { count, linkOf, namedLink, object, slugs, text } from './fields.ts';
import { entriesBySlug } from './pick-entries.ts';

export const locationGrid = defineSection({
  name: 'pier/location-grid',
  settings: object({ heading: text, slugs, limit: count, more: namedLink }),
  fill: ({ heading, slugs, limit, more }, filling) => {
    const { lists, summaries } = filling.context;
    const most = Math.min(limit ?? mostListed, mostListed);
    const { shown, isCut } = slugs
      ? firstOf(entriesBySlug('location', slugs, filling), most)
      : lists.location.first(most);
    const locations = shown.map(summaries.location);
    const rest = limit === undefined && isCut ? allLocations(filling.context) : undefined;
    return locations.length === 0
      ? null
      : compact({ heading, locations, more: linkOf(more, filling.resolve), rest });
  },
});
