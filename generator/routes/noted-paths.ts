import { escapeKey, keyOfLink, noteKey } from '../dependencies/note.ts';
import type { Destinations } from './destinations.ts';
import type { EntryPaths } from './entry-paths.ts';

/**
 * Wraps the paths for page types: notes what is found by an address or a path. The path of an entry or a category belongs to
 * its place, and who has that has noted it.
 */
export function notedPaths(paths: EntryPaths): EntryPaths {
  return {
    ...paths,
    ofAddress: (address) => {
      noteKey(addressKey(address));
      return paths.ofAddress(address);
    },
    thingAt: (path) => {
      noteKey(`path:${escapeKey(path)}`);
      return paths.thingAt(path);
    },
  };
}

/** Notes each answer, and for reports the thing that an address leads to. */
export function notedDestinations(find: Destinations): Destinations {
  return (address) => {
    noteKey(addressKey(address));
    const destination = find(address);
    if (destination.thing !== undefined) noteKey(keyOfLink(destination.thing));
    return destination;
  };
}

/**
 * Writes an address as the URL does: without a space, which separates keys in memory, and without
 * the hash.
 */
function addressKey(address: string): string {
  const { pathname, search } = new URL(address, 'http://cms.invalid');
  return `address:${pathname}${search}`;
}
