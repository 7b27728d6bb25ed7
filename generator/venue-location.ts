import type { Entry } from './content.ts';
import { titleOf } from './name-entry.ts';
import type { RouteContext } from './route-context.ts';

/**
 * The location of the pier that an event's venue names: "The Pavilion, upstairs" is at "The Pavilion". Of several the one
 * with the longest name. The content system has no other link from an event to its place.
 */
export function venueLocation(
  venue: string | undefined,
  { content, usage }: RouteContext,
): Entry<'location'> | undefined {
  usage.noteAll('location');
  const words = spaced(venue ?? '');
  return content.entries.location
    .filter((location) => {
      const name = spaced(titleOf(location));
      return name.trim() !== '' && words.includes(name);
    })
    .sort((a, b) => titleOf(b).length - titleOf(a).length || a.id - b.id)[0];
}

/** Words alone, each between spaces, so that one text is found in another as whole words only. */
function spaced(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
}
