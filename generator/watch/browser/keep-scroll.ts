const key = 'boardwalk-live-scroll';

/** Before the page is loaded again: remembers where it is scrolled to. */
export function keepScroll(): void {
  sessionStorage.setItem(key, JSON.stringify([location.pathname, scrollX, scrollY]));
}

/** After it: scrolls there, once more when all pictures have their place. */
export function restoreScroll(): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  sessionStorage.removeItem(key);
  if (!Array.isArray(kept) || kept[0] !== location.pathname) return;
  const scroll = () => scrollTo({ left: Number(kept[1]), top: Number(kept[2]), behavior: 'instant' });
  scroll();
  if (document.readyState !== 'complete') addEventListener('load', scroll, { once: true });
}
