import path from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * Returns the folder of what builds keep, absolute: safe to delete. It is beside the packages that Boardwalk is installed with, so that an
 * update keeps it, and in our own checkout in its packages.
 */
export function cacheFolder(root = projectRoot()): string {
  const above = path.dirname(root);
  const packages = path.basename(above) === 'node_modules' ? above : path.join(root, 'node_modules');
  return path.join(packages, '.cache', 'boardwalk');
}
