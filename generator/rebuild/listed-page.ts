import type { SitemapPage } from '../files/sitemap.ts';
import type { RouteList } from '../routes/route.ts';
import type { RememberedPages } from './remembered-page.ts';

/**
 * Lists all pages for the sitemap, in the order of the routes. What is remembered of a page is read
 * from the disk when the page is asked for.
 */
export function listPages(routes: RouteList, remembered: RememberedPages): Iterable<SitemapPage> {
  return {
    *[Symbol.iterator]() {
      for (const { path, status, lastModified } of routes) {
        const page = remembered.get(path);
        if (page === undefined) throw new Error(`nothing was learned of ${path}`);
        yield { path, status, lastModified, ...page.listed };
      }
    },
  };
}
