import type { Thing } from '../dependencies/note.ts';
import type { MediaRecord, MediaTable } from '../media/media-table.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';
import type { EntryPaths } from './entry-paths.ts';

/** Where an address of the CMS leads on the site: to a file, to a path, or nowhere. */
export interface Destination {
  readonly file: MediaRecord | undefined;
  readonly path: string | null;
  /** The thing that has its page at the path. */
  readonly thing: Thing | undefined;
}

export type Destinations = (address: string) => Destination;

/** Finds where addresses, path and query, lead. */
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
