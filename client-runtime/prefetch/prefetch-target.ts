import { visitTarget } from '../links.ts';

/**
 * Returns the page to prefetch for a link, or null: for links that a click would not visit, the
 * current page, `rel=nofollow`, and everything inside an element with `data-no-prefetch`.
 */
export function prefetchTarget(link: HTMLAnchorElement, here: URL): URL | null {
  const url = visitTarget(link, here);
  const isWanted =
    !!url &&
    url.pathname !== here.pathname &&
    !/\bnofollow\b/i.test(link.rel) &&
    !link.closest('[data-no-prefetch]');
  return isWanted ? url : null;
}
