import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { commandLineCache } from './command-line-cache.ts';

/** Makes the cache of a test's site, which has the prepared pictures of this project: they are slow to make. Returns its folder. */
export function cacheWithPictures(folder: string): string {
  const own = path.join(folder, 'pictures');
  const shared = path.join(commandLineCache, 'pictures');
  mkdirSync(shared, { recursive: true });
  mkdirSync(folder, { recursive: true });
  if (!existsSync(own)) symlinkSync(shared, own);
  return folder;
}
