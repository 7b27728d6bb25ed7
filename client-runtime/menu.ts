/**
 * Folds the menus of the header up again when the visitor turns elsewhere or presses Escape. Opening needs no script.
 * Returns the function that stops it.
 */
export function startMenu(page: Document): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('header a') : null;
      if (link !== null) page.getElementById('site-menu')?.hidePopover?.();
      for (const menu of openMenus(page)) {
        if (link !== null || !(target instanceof Node && menu.contains(target))) menu.open = false;
      }
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

function openMenus(page: Document): NodeListOf<HTMLDetailsElement> {
  return page.querySelectorAll<HTMLDetailsElement>('header details[open]');
}
