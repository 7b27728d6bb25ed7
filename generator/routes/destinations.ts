import { hrefOf, pathOfFile, plain } from '../content/paths.ts';
import { escapeKey, keyOfLink, noteKey, type Thing } from '../dependencies/note.ts';
import type { MediaRecord, MediaTable } from '../media/media-table.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';
import { createRecent } from '../util/recent.ts';
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
  files: Pick<MediaTable, 'get'>,
): Destinations {
  // A page asks for an address, then for its version.
  return createRecent((address: string): Destination => {
    const { pathname } = new URL(address, 'http://cms.invalid');
    const path = paths.ofAddress(address);
    return {
      file: files.get(decodeOrKeep(pathname, decodeURI)) ?? files.get(pathname),
      path,
      thing: path === null ? undefined : paths.thingAt(path),
    };
  }).at;
}

/** A file of the output folder, with its size in bytes. */
export interface NamedFile {
  readonly path: string;
  readonly size: number;
}

/** Lists files by their addresses. Of a page nobody asks how large it is. */
export function tableOf(files: readonly NamedFile[]): MediaTable {
  return new Map(
    files.map(({ path: file, size }) => {
      const path = pathOfFile(file);
      return [path, { src: hrefOf(path), ...(!file.endsWith('.html') && { size }) }];
    }),
  );
}

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
  if (plain.test(address) && !address.includes('.')) return `address:${address}`;
  const { pathname, search } = new URL(address, 'http://cms.invalid');
  return `address:${pathname}${search}`;
}
