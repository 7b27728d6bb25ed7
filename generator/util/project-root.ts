import { existsSync } from 'node:fs';
import path from 'node:path';

/** Boardwalk's own folder: above our code, and above the bundle of it in the cache. A site's folder is that of its settings. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}
