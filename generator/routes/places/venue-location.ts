import type { Place } from '../../content/place.ts';
import { findById } from '../../dependencies/find-in-list.ts';
import { unnoted } from '../../dependencies/note.ts';
import type { RouteContext } from '../route-context.ts';

type Location = Place<'location'>;

/**
 * Finds the location of the pier where an event takes place: the one that the CMS names, else the
 * one whose name is in its venue: "The Pavilion, upstairs" is at "The Pavilion". Of several, the
 * longest name wins.
 */
export function venueLocation({ fields }: Place<'event'>, context: RouteContext): Location | undefined {
  const { venue, venueLocationId } = fields;
  const named =
    venueLocationId === null ? undefined : findById(context.content.entries.location, venueLocationId);
  if (named !== undefined) return named;
  const find = context.locationsByName();
  return unnoted(() => find(venue));
}
