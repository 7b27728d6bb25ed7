import type { EventSummary } from '../../templates/types.ts';
import type { Place } from '../content/place.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { groupBy } from '../util/group-by.ts';
import { venueLocation } from './places/venue-location.ts';
import type { RouteContext } from './route-context.ts';

type Event = Place<'event'>;

/** Lists the next events at the same place, then the next ones anywhere; never the event itself. */
export function relatedEvents(entry: Event, limit: number, context: RouteContext): readonly EventSummary[] {
  const { summaries } = context;
  const near = eventsByPlace(context).get(placeOf(entry, context)) ?? [];
  const chosen = new Set<Event>();
  for (const other of inTurn(near, summaries.upcomingEntries())) {
    if (chosen.size === limit) break;
    if (other.id !== entry.id) chosen.add(other);
  }
  return [...chosen].flatMap((event) => summaries.event(event) ?? []);
}

const eventsByPlace = rememberValue((context: RouteContext) =>
  groupBy(context.summaries.upcomingEntries(), (event) => placeOf(event, context)),
);

/** Returns the location in a venue, or the venue's words; undefined without a venue. */
function placeOf(event: Event, context: RouteContext): unknown {
  return venueLocation(event, context)?.id ?? (event.fields.venue.toLowerCase() || undefined);
}

function* inTurn<Item>(...lists: readonly (readonly Item[])[]): Generator<Item> {
  for (const list of lists) yield* list;
}
