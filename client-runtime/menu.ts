/**
 * Folds the menus of the header when the visitor leaves them or presses Escape. Opening needs no
 * script. Returns a function that stops it.
 */
export function startMenu(page: Document): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element ? target : null;
      if (element?.closest('header [href]')) foldMenus(page);
      for (const menu of openMenus(page)) menu.open = menu.contains(element);
    },
    { signal },
  );
  page.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      for (const menu of openMenus(page)) {
        if (menu.contains(page.activeElement)) menu.querySelector('summary')?.focus();
        menu.open = false;
      }
    },
    { signal },
  );
  return () => listening.abort();
}

/** Folds all of them, also that of a small screen. */
export function foldMenus(page: Document): void {
  page.getElementById('site-menu')?.hidePopover?.();
  for (const menu of openMenus(page)) menu.open = false;
}

function openMenus(page: Document): NodeListOf<HTMLDetailsElement> {
  return page.querySelectorAll<HTMLDetailsElement>('header details[open]');
}
