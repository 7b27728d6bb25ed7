/** What a link says of itself, its address resolved. */
export type LinkFacts = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel'>;

/**
 * The page of the site that a click on the link visits, as `pageUrl` writes it, or null when the click is the browser's:
 * another origin, another scheme, a download, a file, another window, `rel=external`, or `/wp-admin/`.
 * See docs/behaviours.md#links-and-clicks.
 */
export function visitTarget(link: HTMLAnchorElement, here: URL): URL | null {
  return link.hasAttribute('download') ? null : chooseTarget(link, here);
}

/**
 * `visitTarget` of a link that is no download, without the DOM.
 * @internal
 */
export function chooseTarget({ href, target, rel }: LinkFacts, here: URL): URL | null {
  const url = pageUrl(href);
  return url?.origin === here.origin &&
    url.protocol === here.protocol &&
    /^(_self)?$/i.test(target) &&
    !/\bexternal\b/i.test(rel) &&
    !/^\/wp-admin\//i.test(url.pathname)
    ? url
    : null;
}

/**
 * An address as the site's pages have it: with a slash before query and hash, and without `index.html`. Null when it
 * names a file (`/news/feed.xml`) or is no address. `/news/p/v1.2/` is a page.
 */
export function pageUrl(address: string): URL | null {
  try {
    const url = new URL(address);
    url.pathname = url.pathname.replace(/\/index\.html$/, '/').replace(/\/[^./]+$/, '$&/');
    return /\/$/.test(url.pathname) ? url : null;
  } catch {
    // An editor's `https://` or `http://[`: the browser says what it thinks of it.
    return null;
  }
}

/** What addresses of one answer have in common, whatever their hash: path and query. */
export function pageKey({ pathname, search }: URL): string {
  return pathname + search;
}
