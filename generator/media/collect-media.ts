import type { AnyEntry, Content } from '../content/content.ts';
import { filesOfEntry } from '../content/entry-files.ts';
import { nameEntry } from '../content/name-entry.ts';
import { findFiles, type NamedFile } from '../content/named-files.ts';
import type { Problem } from '../problems/problem.ts';

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

  const needFile = (file: NamedFile, entry?: AnyEntry) => need(pathOfFile(file, library), entry);

  for (const entry of Object.values<readonly AnyEntry[]>(content.entries).flat()) {
    const featured = entry.imageId === null ? undefined : library.get(entry.imageId);
    if (featured !== undefined) need(featured, entry);
    for (const file of filesOfEntry(entry)) needFile(file, entry);
  }
  for (const file of findFiles([content.categories, content.menus])) needFile(file);
  return [...needs.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Where its id is known it is the library's own file that is shown, not the size that the editor happened to insert. */
export function pathOfFile(file: NamedFile, library: ReadonlyMap<number, string>): string {
  const known = file.ref === 'media' && file.id !== undefined ? library.get(file.id) : undefined;
  return known ?? file.path;
}
