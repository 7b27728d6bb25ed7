import type { SitemapPage } from '../files/sitemap.ts';
import type { Route } from '../routes/route.ts';
import type { RememberedPage, RememberedPages } from './remembered-page.ts';

/**
 * A page for the sitemap. Reads its memory from the disk at each access: it is large for a large
 * site.
 */
export class ListedPage implements SitemapPage {
  readonly #route: Route;
  readonly #remembered: RememberedPages;

  constructor(route: Route, remembered: RememberedPages) {
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
