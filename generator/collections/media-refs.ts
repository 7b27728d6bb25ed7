import type { Category, Entry, Media } from '../content.ts';
import { isMediaPath } from '../normalise/links.ts';

/** The ids of all pictures and files that an entry or category names, sorted. */
export function mediaIds(value: Entry | Category): readonly number[] {
  const ids = new Set<number>();
  if ('imageId' in value && value.imageId !== null) ids.add(value.imageId);
  mapMedia(value, (id) => {
    ids.add(id);
    return null;
  });
  return [...ids].sort((one, other) => one - other);
}

/** The library's paths by id. */
export type LibraryPaths = ReadonlyMap<number, string>;

export function libraryPaths(media: readonly Media[]): LibraryPaths {
  return new Map(media.map(({ id, path }) => [id, path]));
}

/**
 * Gives every reference with an id the path of the library's file, where content names one of the sizes that WordPress
 * cut from it: sizes are made here.
 */
export function withLibraryPaths<T>(value: T, paths: LibraryPaths): T;
export function withLibraryPaths(value: unknown, paths: LibraryPaths): unknown {
  return mapMedia(value, (id) => paths.get(id) ?? null);
}

/**
 * Goes through JSON to whatever names a file by id: references with `path`, and pictures in section settings with `url`.
 * `pathOf` gives the path to put there, or null to leave it. What does not change is not copied.
 */
function mapMedia(value: unknown, pathOf: (id: number) => string | null): unknown {
  if (Array.isArray(value)) return mapItems(value, pathOf);
  if (!isRecord(value)) return value;
  // The parts are text, and most of what there is.
  if (value.ref === 'html') return withField(value, 'refs', mapMedia(value.refs, pathOf));

  const key = value.ref === 'media' ? 'path' : 'url';
  const { id, [key]: path } = value;
  if (typeof id === 'number' && typeof path === 'string' && isMediaPath(path))
    return withField(value, key, pathOf(id) ?? path);

  let mapped = value;
  for (const name in value) {
    const field = value[name];
    if (typeof field === 'object') mapped = withField(mapped, name, mapMedia(field, pathOf));
  }
  return mapped;
}

function mapItems(items: readonly unknown[], pathOf: (id: number) => string | null): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (const [index, item] of items.entries()) {
    const mapped = mapMedia(item, pathOf);
    if (mapped === item) continue;
    copy ??= [...items];
    copy[index] = mapped;
  }
  return copy ?? items;
}

function withField(value: Record<string, unknown>, name: string, field: unknown): Record<string, unknown> {
  return value[name] === field ? value : { ...value, [name]: field };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
