import type { Place } from '../content/place.ts';
import { openIndex } from '../dependencies/questions.ts';
import { groupBy } from '../util/group-by.ts';
import type { Listed } from './listed.ts';
import type { ListsInput } from './lists-input.ts';
import { findLocations } from './places/find-locations.ts';
import { compareText } from './summaries.ts';

type Event = Place<'event'>;

export interface EventLists {
  /** Soonest first; without events that have no readable start. */
  readonly upcoming: Listed<Event>;
  /** Latest first. */
  readonly past: Listed<Event>;
  readonly upcomingAt: (location: number) => Listed<Event>;
  /** Upcoming events at the place of an event, which may be one of them: its location, or the same words. */
  readonly upcomingNear: (event: Event) => Listed<Event>;
  /**
   * The location where an event takes place: the one that the CMS names, else the one whose name is in its
   * venue: "The Pavilion, upstairs" is at "The Pavilion". Of several, the longest name wins.
   */
  readonly locationOf: (event: Event) => Place<'location'> | undefined;
}

/** Opens the questions about events. */
export function eventLists({ places, phases, row, list, askOne }: ListsInput): EventLists {
  const inOrder = openIndex(() =>
    places.event.toSorted((a, b) => compareText(a.fields.start ?? '', b.fields.start ?? '') || a.id - b.id),
  );
  const upcoming = openIndex(() => inOrder().filter((event) => phases(event)?.isPast === false));
  const past = openIndex(() =>
    inOrder()
      .filter((event) => phases(event)?.isPast === true)
      .reverse(),
  );

  const byId = openIndex(() => new Map(places.location.map((location) => [location.id, location])));
  const byName = openIndex(() => findLocations(places.location, row));
  const named = askOne('location?venue', (venue) => {
    const [id = ''] = venue.split(':', 1);
    return byId().get(Number(id)) ?? byName()(venue.slice(id.length + 1));
  });
  const locationOf: EventLists['locationOf'] = ({ fields: { venueLocationId, venue } }) =>
    named(`${venueLocationId ?? ''}:${venue}`);

  /** The id of a location, or words. */
  const placeOf = (event: Event): string | undefined => {
    const { venue } = event.fields;
    return locationOf(event)?.id.toString() ?? (venue === '' ? undefined : `in ${venue.toLowerCase()}`);
  };
  const byPlace = openIndex(() => groupBy(upcoming(), placeOf));
  const upcomingAt = list('event+location?upcoming-at', (place) => byPlace().get(place) ?? []);
  return {
    upcoming: list('event?upcoming', upcoming)(),
    past: list('event?past', past)(),
    upcomingAt,
    upcomingNear: (event) => upcomingAt(placeOf(event)),
    locationOf,
  };
}
