import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** Shortens a path for display: relative to a folder inside it, absolute elsewhere. */
export function displayPath(folder: string, root: string): string {
  const relative = path.relative(root, folder);
  return relative === '' || relative.startsWith('..') || path.isAbsolute(relative) ? folder : relative;
}

/** Returns where one of Boardwalk's documents is, for messages: in a site's folder they are among its packages. */
export function documentPath(name: string): string {
  return displayPath(path.join(projectRoot(), name), process.cwd());
}
