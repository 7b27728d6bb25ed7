import type { AnyEntry, Content, Media } from '../content/content.ts';
import { isSizeOf } from '../content/is-size-of.ts';
import { nameEntry } from '../content/name-entry.ts';
import { filesOfEntry, findFiles, type NamedFile } from '../content/named-files.ts';
import type { Problem } from '../problems/problem.ts';
import { pictureName } from './file-kind.ts';
import type { CardWish } from './make-picture.ts';
import { toFocus } from './media-table.ts';

/** A file of the media library that the site shows or links to. */
export interface MediaNeed {
  /** The path on the CMS's host, as in Content: "/wp-content/uploads/2026/05/a.jpg". */
  readonly path: string;
  /** Its id in the library, when the library knows it. */
  readonly id?: number;
  /** Time of its last change in the library, ISO 8601; absent when unknown. */
  readonly modified?: string;
  /** Changes with its bytes, by the plugin Boardwalk; absent when unknown. */
  readonly version?: string;
  /** Size in pixels, when the library knows it. */
  readonly size?: { readonly width: number; readonly height: number };
  /** For a picture that its page shares: how its social card is cut. */
  readonly card?: CardWish;
  /** The first entry that needs it, for reports. */
  readonly entry?: NonNullable<Problem['entry']>;
}

/**
 * Lists every file of the library that the content refers to: featured images, pictures in blocks
 * and SEO fields, targets of links, and images in the settings of sections. Sorted by path, each
 * once. Other files of the library are not fetched.
 */
export function collectMedia(content: Content): MediaNeed[] {
  const pathOfId = pathsOf(content.media);
  const known = new Map(content.media.map((media) => [media.path, media]));
  const needs = new Map<string, MediaNeed>();
  const shared = new Set<string>();
  const need = (path: string, entry?: AnyEntry) => {
    if (needs.has(path)) return;
    const { id, modified, version, width, height } = known.get(path) ?? {};
    needs.set(path, {
      path,
      ...(id !== undefined && { id }),
      ...(modified && { modified }),
      ...(version && { version }),
      ...(width && height && { size: { width, height } }),
      ...(entry && { entry: nameEntry(entry) }),
    });
  };

  const needFile = (file: NamedFile, entry?: AnyEntry) => need(pathOfFile(file, pathOfId), entry);

  // Networks are shown the picture of an entry, or without one the first of its text.
  for (const entry of Object.values<readonly AnyEntry[]>(content.entries).flat()) {
    const featured = entry.imageId === null ? undefined : pathOfId(entry.imageId);
    if (featured !== undefined) need(featured, entry);
    for (const file of filesOfEntry(entry)) needFile(file, entry);
    const picture = featured ?? firstPicture(entry, pathOfId);
    if (picture !== undefined) shared.add(picture);
  }
  for (const file of findFiles([content.categories, content.menus])) needFile(file);
  return [...needs.values()]
    .map((need) => (shared.has(need.path) ? { ...need, card: cardOf(known.get(need.path)) } : need))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the path of the first picture of an entry's text. */
function firstPicture({ blocks }: AnyEntry, pathOfId: PathOfId): string | undefined {
  const file = blocks.files.find(({ ref, path }) => ref === 'media' && pictureName.test(path));
  return file && pathOfFile(file, pathOfId);
}

function cardOf(item: Media | undefined): CardWish {
  return item?.focalPoint === undefined ? {} : { focus: toFocus(item.focalPoint) };
}

/** Finds the path of an item of the library by its id. */
export type PathOfId = (id: number) => string | undefined;

/** Opens the paths of a library. The items are kept, which need not have their paths in memory. */
export function pathsOf(library: readonly Media[]): PathOfId {
  const items = new Map(library.map((item) => [item.id, item]));
  return (id) => items.get(id)?.path;
}

/** With the id of its original, uses that file of the library and not the size that the editor inserted. */
export function pathOfFile(file: NamedFile, pathOfId: PathOfId): string {
  const known = file.ref === 'media' && file.id !== undefined ? pathOfId(file.id) : undefined;
  return known !== undefined && isSizeOf(file.path, known) ? known : file.path;
}
