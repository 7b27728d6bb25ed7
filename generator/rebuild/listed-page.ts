import type { SitemapPage } from '../files/sitemap.ts';
import type { RouteList } from '../routes/route.ts';
import type { PublishedPages } from './page-publisher.ts';

/** Lists all pages for the sitemap, in the order of the routes. */
export function listPages(routes: RouteList, pages: PublishedPages['forSitemap']): Iterable<SitemapPage> {
  return {
    *[Symbol.iterator]() {
      for (const { path, status, lastModified } of routes) {
        const page = pages.get(path);
        if (page === undefined) throw new Error(`nothing was learned of ${path}`);
        yield { path, status, lastModified, ...page };
      }
    },
  };
}
