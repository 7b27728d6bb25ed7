import { visitTarget } from '../links.ts';

/**
 * The page that may be worth having before the link is clicked, or null: what a click would not visit, the page that is
 * shown already, `rel=nofollow`, and all at or below an element with `data-no-prefetch`.
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
