import type { Thing } from '../dependencies/note.ts';
import type { MediaRecord, MediaTable } from '../media/media-table.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';
import type { EntryPaths } from './entry-paths.ts';

/** The target of an address of the CMS on the site: a file, a path, or nothing. */
export interface Destination {
  readonly file: MediaRecord | undefined;
  readonly path: string | null;
  /** The thing with its page at the path. */
  readonly thing: Thing | undefined;
}

export type Destinations = (address: string) => Destination;

/** Finds the targets of addresses, path and query. */
export function findDestinations(
  paths: Pick<EntryPaths, 'ofAddress' | 'thingAt'>,
  media: MediaTable,
): Destinations {
  return (address) => {
    const { pathname } = new URL(address, 'http://cms.invalid');
    const path = paths.ofAddress(address);
    return {
      file: media.get(decodeOrKeep(pathname, decodeURI)) ?? media.get(pathname),
      path,
      thing: path === null ? undefined : paths.thingAt(path),
    };
  };
}
