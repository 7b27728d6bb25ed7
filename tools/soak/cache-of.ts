import path from 'node:path';

/** Returns the folder where builds of a project keep the answers of a CMS. */
export function cacheOf(root: string, endpoint: string): string {
  const { host } = new URL(endpoint);
  return path.join(root, 'node_modules', '.cache', 'boardwalk', encodeURIComponent(host));
}
