import type { Category, Entry } from '../content.ts';
import { isMediaPath } from '../normalise/links.ts';
import { PackedBlocks, unpackBlocks } from '../packed-blocks.ts';

/** The ids of all pictures and files that an entry or category names, sorted. */
export function mediaIds(value: Entry | Category): readonly number[] {
  const ids = new Set<number>();
  if ('imageId' in value && value.imageId !== null) ids.add(value.imageId);
  findIds(value, ids);
  return [...ids].sort((one, other) => one - other);
}

/** Goes through JSON to whatever names a file by id: references with `path`, and pictures in section settings with `url`. */
function findIds(value: unknown, ids: Set<number>): void {
  if (value instanceof PackedBlocks) {
    findIds(unpackBlocks(value), ids);
  } else if (Array.isArray(value)) {
    for (const item of value) findIds(item, ids);
  } else if (isRecord(value)) {
    const { id, [value.ref === 'media' ? 'path' : 'url']: path } = value;
    if (typeof id === 'number' && typeof path === 'string' && isMediaPath(path)) ids.add(id);
    else for (const name in value) findIds(value[name], ids);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
