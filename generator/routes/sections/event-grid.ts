import { compact } from '../../util/omit-undefined.ts';
import { firstOf } from '../listed.ts';
import { mostListed } from '../most-listed.ts';
import { allEvents } from './all-of-kind.ts';
import { defineSection } from './define-section.ts';
import { count, linkOf, namedLink, object, slugs, text } from './fields.ts';
import { entriesBySlug } from './pick-entries.ts';

/** The number of next events without a limit of the editor. */
const usual = 6;

/** Shows named events in the given order, or the next ones. */
export const eventGrid = defineSection({
  name: 'pier/event-grid',
  settings: object({ heading: text, limit: count, slugs, more: namedLink }),
  fill: ({ heading, limit, slugs, more }, filling) => {
    const { context, resolve } = filling;
    const { summaries, lists } = context;
    const { shown, isCut } = slugs
      ? firstOf(entriesBySlug('event', slugs, filling), mostListed)
      : lists.upcoming.first(limit ?? usual);
    const events = shown.flatMap((entry) => summaries.event(entry) ?? []);
    if (events.length === 0) return null;
    const others = isCut ? allEvents(context) : undefined;
    return compact({
      heading,
      events,
      more: linkOf(more, resolve) ?? (limit === undefined ? others : undefined),
      rest: slugs ? others : undefined,
    });
  },
});
