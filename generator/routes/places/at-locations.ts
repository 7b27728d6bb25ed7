import type { Place } from '../../content/place.ts';
import { once } from '../../dependencies/once.ts';
import { rememberValue } from '../../dependencies/remember-value.ts';
import { groupBy } from '../../util/group-by.ts';
import type { RouteContext } from '../route-context.ts';
import { venueLocation } from './venue-location.ts';

type Location = Place<'location'>;

/**
 * The events and artworks at the locations of the pier. Pages make cards of those that they show.
 */
export interface AtLocations {
  /** Upcoming events, soonest first. */
  readonly events: (location: Location) => readonly Place<'event'>[];
  /** Artworks, in the order of their list. */
  readonly artworks: (location: Location) => readonly Place<'artwork'>[];
  readonly ofArtwork: (artwork: Place<'artwork'>) => Location | undefined;
}

/** Joins events and artworks with their places, once for all pages of a context. */
export const atLocations = rememberValue((context: RouteContext): AtLocations => {
  const { summaries, lists, artPlaces } = context;
  const events = once(() =>
    groupBy(summaries.upcomingEntries(), (event) => venueLocation(event, context)?.id),
  );
  const artworks = once(() => groupBy(lists.artwork, (artwork) => artPlaces().get(artwork.id)?.id));
  return {
    events: (location) => events().get(location.id) ?? [],
    artworks: (location) => artworks().get(location.id) ?? [],
    ofArtwork: (artwork) => artPlaces().get(artwork.id),
  };
});
