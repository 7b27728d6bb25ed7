import type { RouteContext } from './route-context.ts';

/**
 * Writes where an event takes place on one line, for calendars: a phone finds the way with the pier's address, but not with
 * "Main deck" alone.
 */
export function eventAddress(
  venue: string | undefined,
  { name, address = '' }: RouteContext['organisation'],
): string {
  return [venue ?? '', name, ...address.split('\n')]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
