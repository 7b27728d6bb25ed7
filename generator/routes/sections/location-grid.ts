import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { count, linkOf, namedLink, slugs, text } from './fields.ts';
import { entriesBySlug } from './pick-entries.ts';

export const locationGrid = defineSection({
  name: 'pier/location-grid',
  settings: z.object({ heading: text, slugs, limit: count, more: namedLink }),
  fill: ({ heading, slugs, limit, more }, filling) => {
    const all = filling.context.lists.location;
    const chosen = slugs ? entriesBySlug(all, slugs, filling) : all;
    const locations = chosen.slice(0, limit).map(filling.context.summaries.location);
    return locations.length === 0
      ? null
      : compact({ heading, locations, more: linkOf(more, filling.resolve) });
  },
});
