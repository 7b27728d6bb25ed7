import type { AnyEntry, Category, Media } from '../content.ts';
import { isMediaPath } from '../normalise/links.ts';

/** The ids of all pictures and files that entries and categories name. */
export function mediaIds(entries: readonly AnyEntry[], categories: readonly Category[]): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const { imageId } of entries) if (imageId !== null) ids.add(imageId);
  mapMedia([entries, categories], (id) => {
    ids.add(id);
    return null;
  });
  return ids;
}

/**
 * Gives every reference with an id the path of the library's file, where content names one of the sizes that WordPress
 * cut from it: sizes are made here.
 */
export function withLibraryPaths<T>(value: T, media: readonly Media[]): T;
export function withLibraryPaths(value: unknown, media: readonly Media[]): unknown {
  const paths = new Map(media.map(({ id, path }) => [id, path]));
  return mapMedia(value, (id) => paths.get(id) ?? null);
}

/**
 * Goes through JSON to whatever names a file by id: references with `path`, and pictures in section settings with `url`.
 * `pathOf` gives the path to put there, or null to leave it. What does not change is not copied.
 */
function mapMedia(value: unknown, pathOf: (id: number) => string | null): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => mapMedia(item, pathOf));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;

  const key = value.ref === 'media' ? 'path' : 'url';
  const { id, [key]: path } = value;
  if (typeof id === 'number' && typeof path === 'string' && isMediaPath(path)) {
    const found = pathOf(id);
    return found === null || found === path ? value : { ...value, [key]: found };
  }

  let copy: Record<string, unknown> | null = null;
  for (const name of Object.keys(value)) {
    const field = mapMedia(value[name], pathOf);
    if (field === value[name]) continue;
    copy ??= { ...value };
    copy[name] = field;
  }
  return copy ?? value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
