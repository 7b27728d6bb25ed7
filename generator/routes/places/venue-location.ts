import type { Entry } from '../../content/content.ts';
import { unnoted } from '../../dependencies/note.ts';
import type { RouteContext } from '../route-context.ts';

type Location = Entry<'location'>;

/**
 * The location of the pier that an event's venue names: "The Pavilion, upstairs" is at "The Pavilion". Of several the one
 * with the longest name. The content system has no other link from an event to its place.
 */
export function venueLocation(venue: string | undefined, context: RouteContext): Location | undefined {
  const find = context.locationsByName();
  return unnoted(() => find(venue ?? ''));
}
