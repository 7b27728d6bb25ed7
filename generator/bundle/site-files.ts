import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Returns the address of a file of the site in a stylesheet. It differs after a change of the file, and is the same in
 * every checkout, as the hashes of templates are made from it.
 */
export function siteFileUrl(file: string, hash: string): string {
  return `site:${hash}/${file}`;
}

/** Resolves such addresses to the files of a site. `site` is its folder, absolute. */
export function resolveSiteFiles(site: string): Plugin {
  return {
    name: 'site-files',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^site:/ }, ({ path: url }) => ({
        path: path.join(site, url.slice(url.indexOf('/') + 1)),
      }));
    },
  };
}
