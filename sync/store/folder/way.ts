import type { Stats } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../../generator/util/code-of.ts';

/** Opens the look at the folders between a folder and the place of a key: true when each is one, or missing. */
export function openWay(): (folder: string, key: string) => Promise<boolean> {
  const known = new Set<string>();
  return async (folder, key) => {
    let place = folder;
    for (const part of key.split('/').slice(0, -1)) {
      place = path.join(place, part);
      if (known.has(place)) continue;
      const found = await lstatOrNull(place);
      if (found === null) return true;
      if (!found.isDirectory()) return false;
      known.add(place);
    }
    return true;
  };
}

/** Returns what is at a place, without following a link; null when it is missing. */
export function lstatOrNull(place: string): Promise<Stats | null> {
  return orNull(lstat(place));
}

/** Returns the bytes of a file; null when it is missing, also when it has gone since somebody looked. */
export function readOrNull(place: string): Promise<Buffer | null> {
  return orNull(readFile(place));
}

function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  return found.catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw error;
  });
}
