import type { HeadChange } from './head-change.ts';

/**
 * Replaces `main` and head by those of another page, and updates the current items of the menus.
 * `next` loses its elements. Returns the new `main`.
 */
export function swapPage(page: Document, next: Document, head: HeadChange): HTMLElement {
  const [from, to] = [mainOf(page), mainOf(next)];
  from.replaceWith(to);
  for (const element of head.gone) element.remove();
  page.head.append(...head.added);
  page.title = next.title;
  page.documentElement.lang = next.documentElement.lang;
  copyCurrency(page, next);
  return to;
}

/** Every page of the site has it: without one, nothing is visited. */
export function mainOf(page: Document): HTMLElement {
  return page.querySelector('main') ?? page.body;
}

/** Header and footer stay, so that nothing in them flickers: only `aria-current` moves. */
function copyCurrency(page: Document, next: Document): void {
  const marks = new Map(menuLinks(next).map(({ href, ariaCurrent }) => [href, ariaCurrent]));
  for (const link of menuLinks(page)) link.ariaCurrent = marks.get(link.href) ?? null;
}

function menuLinks(page: Document): HTMLAnchorElement[] {
  return [...page.querySelectorAll<HTMLAnchorElement>('body > :not(main) a')];
}
