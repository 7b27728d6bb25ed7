import type { ArtSummary, EventSummary } from '../templates/types.ts';
import { artLocation } from './art-location.ts';
import type { Entry } from './content.ts';
import { inMenuOrder } from './menu-order.ts';
import type { RouteContext } from './route-context.ts';
import { venueLocation } from './venue-location.ts';

type Location = Entry<'location'>;

/** What is found at the locations of the pier. */
export interface AtLocations {
  /** Upcoming events, soonest first. */
  readonly events: (location: Location) => readonly EventSummary[];
  /** Works of art, in the order of their list. */
  readonly artworks: (location: Location) => readonly ArtSummary[];
  readonly ofArtwork: (artwork: Entry<'artwork'>) => Location | undefined;
}

/** Joins events and works of art with their places once, for all pages that ask. */
export function createAtLocations(context: RouteContext): AtLocations {
  const { summaries, usage, content } = context;
  const events = usage.once(() =>
    group(summaries.upcomingEvents(), (event) => venueLocation(event.venue, context)),
  );
  const places = usage.once(() => {
    usage.noteAll('artwork');
    return new Map(content.entries.artwork.map((artwork) => [artwork, artLocation(artwork, context)]));
  });
  const artworks = usage.once(() =>
    group(inMenuOrder(content.entries.artwork), (artwork) => places().get(artwork)),
  );
  return {
    events: (location) => events().get(location) ?? [],
    artworks: (location) => (artworks().get(location) ?? []).map(summaries.art),
    ofArtwork: (artwork) => places().get(artwork),
  };
}

/** Items by their location; those of none are left out. */
function group<Item>(
  items: readonly Item[],
  locationOf: (item: Item) => Location | undefined,
): ReadonlyMap<Location, readonly Item[]> {
  const groups = new Map<Location, Item[]>();
  for (const item of items) {
    const location = locationOf(item);
    if (location !== undefined) groups.set(location, [...(groups.get(location) ?? []), item]);
  }
  return groups;
}
