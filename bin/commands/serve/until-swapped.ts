import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Together far longer than there is no folder while a build takes the place of the one before. */
const attempts = 5;
const pauseMs = 10;

/** Tries again what finds nothing, until the folder is there again. */
export async function untilSwapped<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = attempts; left > 1; left--) {
    const found = await attempt();
    if (found) return found;
    await setTimeout(pauseMs);
  }
  return attempt();
}

/** Reads a published file. Null for one that has gone with the build before. */
export function readPublished(folder: string, file: string): Promise<Buffer | null> {
  return untilSwapped(() => readFile(path.join(folder, file)).catch(() => null));
}
