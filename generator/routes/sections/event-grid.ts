import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { count, linkOf, namedLink, slugs, text } from './fields.ts';
import { entriesBySlug } from './pick-entries.ts';

/** Shows named events in the given order, or the next ones. */
export const eventGrid = defineSection({
  name: 'pier/event-grid',
  settings: z.object({ heading: text, limit: count, slugs, more: namedLink }),
  fill: ({ heading, limit = 6, slugs, more }, filling) => {
    const { summaries, content } = filling.context;
    const events = slugs
      ? entriesBySlug(content.entries.event, slugs, filling).flatMap((entry) => summaries.event(entry) ?? [])
      : summaries.upcomingEvents(limit);
    return events.length === 0 ? null : compact({ heading, events, more: linkOf(more, filling.resolve) });
  },
});
