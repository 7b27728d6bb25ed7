import type { StylesheetSwap } from '../page-version.ts';

/** Replaces stylesheets, each when the new one is loaded. False when the page has no such link. */
export function swapStylesheets(swaps: readonly StylesheetSwap[]): boolean {
  const links = swaps.map(({ from }) => findLink(from));
  if (links.includes(undefined)) return false;
  for (const [index, { to }] of swaps.entries()) swapOne(links[index], to);
  return true;
}

function findLink(url: string): HTMLLinkElement | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].find((link) => link.getAttribute('href') === url);
}

/** The old one stays until the new one is loaded, so that the page is never unstyled. */
function swapOne(old: HTMLLinkElement | undefined, url: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.addEventListener('load', () => old?.remove(), { once: true });
  link.addEventListener('error', () => location.reload(), { once: true });
  old?.after(link);
}
