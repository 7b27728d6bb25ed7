import type { SitePages } from '../files/output-files.ts';
import type { SitemapPage } from '../files/sitemap.ts';
import type { RouteList } from '../routes/route-list.ts';
import type { PlannedRoute } from '../routes/route-plan.ts';
import { mapped } from '../util/long-list.ts';
import type { RememberedPage, RememberedPages } from './remembered-page.ts';

/** Lists all pages for the sitemap, in the order of the routes. */
export function listPages({ planned, has }: RouteList, remembered: RememberedPages): SitePages {
  return { ...mapped(planned, (route) => new ListedPage(route, remembered)), has };
}

/**
 * A page for the sitemap. Reads its memory from the disk at each access: it is large for a large
 * site.
 */
class ListedPage implements SitemapPage {
  readonly #route: PlannedRoute;
  readonly #remembered: RememberedPages;

  constructor(route: PlannedRoute, remembered: RememberedPages) {
    this.#route = route;
    this.#remembered = remembered;
  }

  get path(): string {
    return this.#route.path;
  }

  get status(): number {
    return this.#route.status;
  }

  get lastModified(): string | undefined {
    return this.#route.lastModified;
  }

  get head(): SitemapPage['head'] {
    return this.#listed().head;
  }

  get pictures(): SitemapPage['pictures'] {
    return this.#listed().pictures;
  }

  #listed(): RememberedPage['listed'] {
    const page = this.#remembered.get(this.path);
    if (page === undefined) throw new Error(`nothing was learned of ${this.path}`);
    return page.listed;
  }
}
