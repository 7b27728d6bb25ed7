import type { Entry } from '../../content/content.ts';
import { unnoted } from '../../dependencies/note.ts';
import type { RouteContext } from '../route-context.ts';

type Location = Entry<'location'>;

/**
 * Finds the location of the pier in an event's venue: "The Pavilion, upstairs" is at "The
 * Pavilion". Of several, the longest name wins. The CMS has no other link from an event to its
 * place.
 */
export function venueLocation(venue: string | undefined, context: RouteContext): Location | undefined {
  const find = context.locationsByName();
  return unnoted(() => find(venue ?? ''));
}
