import { titleOf } from '../content/name-entry.ts';
import type { Place } from '../content/place.ts';
import { openIndex } from '../dependencies/questions.ts';
import { groupBy } from '../util/group-by.ts';
import type { Listed, ListsInput } from './listed.ts';
import { type NextEvents, openNextEvents } from './next-events.ts';
import type { ReadRow } from './open-rows.ts';
import { compareText } from './summaries.ts';

type Event = Place<'event'>;

export interface EventLists extends NextEvents {
  /** By the next date, soonest first; without events that have no readable start. */
  readonly upcoming: Listed<Event>;
  /** By the last date, latest first. */
  readonly past: Listed<Event>;
  readonly upcomingAt: (location: number) => Listed<Event>;
  /** Upcoming events at the place of an event, which may be one of them: its location, or the same words. */
  readonly upcomingNear: (event: Event) => Listed<Event>;
  /** Upcoming events whose next date begins on a day, as ISO date. */
  readonly upcomingOn: (day: string) => Listed<Event>;
  /**
   * The location where an event takes place: the one that the CMS names, else the one whose name is in its
   * venue: "The Pavilion, upstairs" is at "The Pavilion". Of several, the longest name wins.
   */
  readonly locationOf: (event: Event) => Place<'location'> | undefined;
}

/** Opens the questions about events. */
export function eventLists({ places, phases, row, rowOf, list, ask, askOne }: ListsInput): EventLists {
  const startOf = (event: Event) => phases(event)?.start ?? '';
  const inTime = (a: Event, b: Event) => compareText(startOf(a), startOf(b)) || a.id - b.id;
  const inOrder = openIndex(() => places.event.toSorted(inTime));
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
  const byDay = openIndex(() => groupBy(upcoming(), (event) => startOf(event).slice(0, 10)));
  return {
    upcomingOn: list('event?upcoming-on', (day) => byDay().get(day) ?? []),
    ...openNextEvents({ places, upcoming, inTime, ask, rowOf }),
    upcoming: list('event?upcoming', upcoming)(),
    past: list('event?past', past)(),
    upcomingAt,
    upcomingNear: (event) => upcomingAt(placeOf(event)),
    locationOf,
  };
}

type Location = Place<'location'>;

interface Named {
  readonly place: Location;
  readonly title: string;
}

/** Finds the location whose name is in some words. */
type LocationFinder = (words: string) => Location | undefined;

/** Indexes the names once. */
function findLocations(locations: readonly Location[], row: ReadRow): LocationFinder {
  const index = indexNames(locations.map((place) => ({ place, title: titleOf(row(place)) })));
  const found = new Map<string, Location | undefined>();
  return (words) => {
    if (!found.has(words)) found.set(words, findNamed(wordsOf(words), index)?.place);
    return found.get(words);
  };
}

interface NameIndex {
  /** By the words of a name, joined by spaces. */
  readonly byName: ReadonlyMap<string, Named>;
  /** Words of the longest name. */
  readonly mostWords: number;
}

function indexNames(locations: readonly Named[]): NameIndex {
  const byName = new Map<string, Named>();
  let mostWords = 0;
  for (const location of locations) {
    const words = wordsOf(location.title);
    if (words.length === 0) continue;
    const name = words.join(' ');
    byName.set(name, preferred(byName.get(name), location));
    mostWords = Math.max(mostWords, words.length);
  }
  return { byName, mostWords };
}

/** Looks up each run of words of a venue that may be a name. */
function findNamed(words: readonly string[], { byName, mostWords }: NameIndex): Named | undefined {
  let best: Named | undefined;
  for (const start of words.keys()) {
    for (let end = start + 1; end <= Math.min(words.length, start + mostWords); end += 1) {
      const location = byName.get(words.slice(start, end).join(' '));
      if (location !== undefined) best = preferred(best, location);
    }
  }
  return best;
}

/** Prefers the longer title, then the lower id. */
function preferred(known: Named | undefined, other: Named): Named {
  if (known === undefined) return other;
  const order = other.title.length - known.title.length || known.place.id - other.place.id;
  return order > 0 ? other : known;
}

/** Splits into words, in lower case: only whole words match. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
