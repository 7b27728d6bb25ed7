import { missingMessage } from '../pages/missing-page.ts';
import { decodeOrKeep } from '../scroll/find-anchor.ts';

/**
 * Says on the page of status 404 what is missing, and opens the page that was meant, where there is
 * one. `heading` is that of the page.
 */
export function start(heading: HTMLElement): () => void {
  const { pathname } = location;
  const message = missingMessage(pathname, decodeOrKeep(pathname));
  document.title = document.title.replace(heading.textContent ?? '', message);
  heading.textContent = message;
  const stopping = new AbortController();
  // Optional: without an answer, the page stays as it is.
  openMeant(pathname, stopping.signal).catch(() => {});
  return () => stopping.abort();
}

async function openMeant(pathname: string, signal: AbortSignal): Promise<void> {
  for (const path of meantPaths(pathname)) {
    const { ok } = await fetch(path, { method: 'HEAD', signal });
    if (ok && !signal.aborted) return location.replace(path + location.search + location.hash);
  }
}

/**
 * Lists what a path may have meant: the same in small letters, with one slash each, as printed
 * addresses and QR codes have it; the list of a page of a list, which other pages have followed.
 * None for a file.
 * @internal
 */
export function meantPaths(pathname: string): readonly string[] {
  if (/\.[^/]*$/.test(pathname)) return [];
  const names = decodeOrKeep(pathname).toLowerCase().split('/').filter(Boolean);
  const tidy = `/${names.map((name) => `${encodeURIComponent(name)}/`).join('')}`;
  // Past events begin on the page of the others, and news of all categories on that of the news.
  const list = tidy.replace(/^(?:(\/event)\/past|(\/news)\/c|(.+))\/page\/[^/]+\/$/, '$1$2$3/');
  return [...new Set([tidy, list])].filter((path) => path !== pathname);
}
