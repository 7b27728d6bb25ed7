import type { AnyEntry, Content } from '../content.ts';
import { nameEntry } from '../name-entry.ts';
import { PackedBlocks, unpackBlocks } from '../packed-blocks.ts';
import type { Problem } from '../problem.ts';

/** A file of the CMS's library that the site shows or links to. */
export interface MediaNeed {
  /** Its address on the CMS's host, as Content has it: "/wp-content/uploads/2026/05/a.jpg". */
  readonly path: string;
  /** When the library last changed it, ISO 8601; absent where it does not say. */
  readonly modified?: string;
  /** Pixels, where the library says it. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The first entry that needs it, for reports. */
  readonly entry?: NonNullable<Problem['entry']>;
}

/**
 * Every file of the library that the content refers to: featured images, pictures in blocks and seo, files that links
 * lead to, and images in the settings of sections. Sorted by path, each once. What else the library holds stays there.
 */
export function collectMedia(content: Content): MediaNeed[] {
  const library = new Map(content.media.map((media) => [media.id, media.path]));
  const known = new Map(content.media.map((media) => [media.path, media]));
  const needs = new Map<string, MediaNeed>();
  const need = (path: string, entry?: AnyEntry) => {
    if (needs.has(path)) return;
    const { modified, width, height } = known.get(path) ?? {};
    needs.set(path, {
      path,
      ...(modified && { modified }),
      ...(width && height && { size: { width, height } }),
      ...(entry && { entry: nameEntry(entry) }),
    });
  };

  for (const entry of Object.values<readonly AnyEntry[]>(content.entries).flat()) {
    const featured = entry.imageId === null ? undefined : library.get(entry.imageId);
    if (featured !== undefined) need(featured, entry);
    findPaths(entry, library, (path) => need(path, entry));
  }
  findPaths([content.categories, content.menus], library, (path) => need(path));
  return [...needs.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Library paths by id. */
type Library = ReadonlyMap<number, string>;

/** Where WordPress keeps its library. */
const uploads = /^\/[^?#]*wp-content\/uploads\/[^?#]+/;

/** Tells the paths that a value refers to, however deep. */
function findPaths(value: unknown, library: Library, found: (path: string) => void): void {
  if (typeof value === 'string') {
    const path = value.startsWith('/') ? uploads.exec(value)?.[0] : undefined;
    if (path !== undefined) found(path);
  } else if (value instanceof PackedBlocks) {
    if (mayHoldPaths(value)) findPaths(unpackBlocks(value), library, found);
  } else if (Array.isArray(value)) {
    for (const item of value) findPaths(item, library, found);
  } else if (typeof value === 'object' && value !== null) {
    const path = pathOfPicture(value, library);
    if (path !== undefined) found(path);
    else for (const item of Object.values(value)) findPaths(item, library, found);
  }
}

function mayHoldPaths(blocks: PackedBlocks): boolean {
  return blocks.mentions('"ref":"media"') || blocks.mentions('wp-content/uploads/');
}

/**
 * The path of a media reference, or of an image in a section's settings (`{ id, url, alt }`). Where its id is known it is
 * the library's own file that is shown, not the size that the editor happened to insert.
 */
function pathOfPicture(value: object, library: Library): string | undefined {
  const known = 'id' in value && typeof value.id === 'number' ? library.get(value.id) : undefined;
  if ('ref' in value && value.ref === 'media' && 'path' in value && typeof value.path === 'string') {
    return known ?? value.path;
  }
  const isImage = 'url' in value && typeof value.url === 'string' && uploads.test(value.url);
  return isImage ? known : undefined;
}
