import type { EventSummary } from '../templates/types.ts';
import type { Entry } from './content.ts';
import type { RouteContext } from './route-context.ts';
import { venueLocation } from './venue-location.ts';

/** The next events at the same place, then whatever comes next; never the event itself. */
export function relatedEvents(
  entry: Entry<'event'>,
  limit: number,
  context: RouteContext,
): readonly EventSummary[] {
  const own = context.summaries.event(entry);
  const others = context.summaries.upcomingEvents().filter((event) => event !== own);
  const place = own && placeOf(own, context);
  const near = place === undefined ? [] : others.filter((event) => placeOf(event, context) === place);
  return [...new Set([...near, ...others])].slice(0, limit);
}

/** The location that a venue names, or the venue's own words. */
function placeOf({ venue }: EventSummary, context: RouteContext): unknown {
  return venueLocation(venue, context) ?? venue?.toLowerCase();
}
