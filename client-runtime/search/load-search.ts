/**
 * Loads the script of the search when its field gets the focus, and on the search page at once: by
 * a visit, whose heading gets the focus, or with the document.
 */
export function loadSearch(page: Document): void {
  const load = (element: Element | null) => {
    const search = element?.closest<HTMLElement>('[data-search]');
    // An optional extra: without it the form leads to the search page.
    if (search) import('./start-search.ts').then(({ startSearch }) => startSearch(search)).catch(() => {});
  };
  page.addEventListener('focusin', () => load(page.activeElement));
  load(page.querySelector('[data-search=page]'));
}
