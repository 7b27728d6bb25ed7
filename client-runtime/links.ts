/** The attributes of a link, with its address resolved. */
export type LinkFacts = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel'>;

/**
 * Returns the page of the site that a click on the link visits, as `pageUrl` writes it, or null
 * when the browser handles the click: another origin, another scheme, a download, a file, another
 * window, `rel=external`, or `/wp-admin/`. See docs/behaviours.md#links-and-clicks.
 */
export function visitTarget(link: HTMLAnchorElement, here: URL): URL | null {
  return link.hasAttribute('download') ? null : chooseTarget(link, here);
}

/**
 * Does the same for a link that is not a download, without the DOM.
 * @internal
 */
export function chooseTarget({ href, target, rel }: LinkFacts, here: URL): URL | null {
  const url = pageUrl(href);
  return url?.href.startsWith(`${here.origin}/`) &&
    /^(_self)?$/i.test(target) &&
    !/\bexternal\b/i.test(rel) &&
    !/^\/wp-admin\//i.test(url.pathname)
    ? url
    : null;
}

/**
 * Normalises the address of a page: a slash before query and hash, no `index.html`. Null for a file
 * (`/news/feed.xml`) or an invalid address. `/news/p/v1.2/` is a page.
 */
export function pageUrl(address: string): URL | null {
  try {
    const url = new URL(address);
    url.pathname = url.pathname.replace(/\/index\.html$/, '/').replace(/\/[^./]+$/, '$&/');
    return /\/$/.test(url.pathname) ? url : null;
  } catch {
    // An editor's `https://` or `http://[`: left to the browser.
    return null;
  }
}

/** Returns the path and query, which identify an answer, whatever the hash. */
export function pageKey({ pathname, search }: URL): string {
  return pathname + search;
}
