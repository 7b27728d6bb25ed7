const key = 'boardwalk-live-scroll';

/** Saves the scroll position before a reload. */
export function keepScroll(): void {
  sessionStorage.setItem(key, JSON.stringify([location.pathname, scrollX, scrollY]));
}

/** Restores the scroll position after a reload, and again when all pictures are laid out. */
export function restoreScroll(): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  sessionStorage.removeItem(key);
  if (!Array.isArray(kept) || kept[0] !== location.pathname) return;
  const scroll = () => scrollTo({ left: Number(kept[1]), top: Number(kept[2]), behavior: 'instant' });
  scroll();
  if (document.readyState !== 'complete') addEventListener('load', scroll, { once: true });
}
