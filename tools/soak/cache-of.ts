import path from 'node:path';

/** Where builds of a project keep what they fetched from a CMS. */
export function cacheOf(root: string, endpoint: string): string {
  const { host } = new URL(endpoint);
  return path.join(root, 'node_modules', '.cache', 'boardwalk', encodeURIComponent(host));
}
