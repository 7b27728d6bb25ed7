import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryRoot } from './temporary-root.ts';

/** A fresh folder that is removed when the test has ended. */
export async function temporaryFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A fresh folder, to be removed by `removeFolder`. */
export function makeTemporaryFolder(): Promise<string> {
  return mkdtemp(path.join(temporaryRoot(), 'boardwalk-'));
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
