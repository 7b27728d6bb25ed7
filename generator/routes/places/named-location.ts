import type { Entry } from '../../content/content.ts';
import { nameEntry } from '../../content/name-entry.ts';
import type { RouteContext } from '../route-context.ts';

/** Finds the location in the field of an entry; undefined without one. Tells of one that is not published. */
export function namedLocation(
  entry: Entry<'space'> | Entry<'job'>,
  { find, warn }: Pick<RouteContext, 'find' | 'warn'>,
): Entry<'location'> | undefined {
  const { locationId } = entry.fields;
  if (locationId === null) return undefined;
  const location = find('location', locationId);
  if (location === undefined)
    warn({
      message: `The location ${locationId} is not published: it is not shown`,
      entry: nameEntry(entry),
      field: 'locationId',
      hint: 'Choose another location, or publish it.',
    });
  return location;
}
