import { escapeKey, keyOfAll, note, noteKey } from '../dependencies/note.ts';
import type { Destinations } from './destinations.ts';
import type { EntryPaths } from './entry-paths.ts';

/** Wraps the paths for page types: notes each answer. */
export function notedPaths(paths: EntryPaths): EntryPaths {
  return {
    ofEntry: (entry) => {
      noteKey(keyOfAll(entry.kind));
      return paths.ofEntry(entry);
    },
    ofCategory: (category) => {
      noteKey(keyOfAll('category'));
      return paths.ofCategory(category);
    },
    ofAddress: (address) => {
      noteKey(addressKey(address));
      return paths.ofAddress(address);
    },
    thingAt: (path) => {
      noteKey(`path:${escapeKey(path)}`);
      return paths.thingAt(path);
    },
    problems: paths.problems,
    rivalsOf: paths.rivalsOf,
  };
}

/** Notes each answer, and for reports the thing that an address leads to. */
export function notedDestinations(find: Destinations): Destinations {
  return (address) => {
    noteKey(addressKey(address));
    const destination = find(address);
    if (destination.thing !== undefined) note(destination.thing);
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
