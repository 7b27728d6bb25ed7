import { readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createPauses } from './pauses.ts';

/** `fs.rm` is patient with what is busy, and silent about what is not there. */
const patiently = { recursive: true, force: true, maxRetries: 3 };

/**
 * Removes a folder and all that is in it, three times faster than `fs.rm` does with thousands of small files. Links are
 * removed, never followed.
 */
export async function removeFolder(folder: string): Promise<void> {
  const pause = createPauses();
  try {
    const steps = removeStepwise(folder);
    while (!steps.next().done) await pause();
  } catch {
    await rm(folder, patiently);
  }
}

/** The same in one go, for a process that is about to end. */
export function removeFolderNow(folder: string): void {
  try {
    const steps = removeStepwise(folder);
    while (!steps.next().done);
  } catch {
    rmSync(folder, patiently);
  }
}

function* removeStepwise(folder: string): Generator<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* removeStepwise(place);
    else unlinkSync(place);
    yield;
  }
  rmdirSync(folder);
}
