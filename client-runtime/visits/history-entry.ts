import { pageUrl } from '../links.ts';
import { setRestoration } from '../scroll/restoration.ts';

/** Returns the history entry of the document: the one before a reload, or a new one. */
export function firstEntry(page: Document): { readonly url: URL; readonly key: string } {
  const key = keyOf(history.state) ?? newKey();
  // The canonical address of the host's 404.html is not a page: there the visitor's own stays.
  const isPage = page.querySelector('link[rel=canonical][href$="/"]');
  replaceEntry(key, (isPage && pageUrl(location.href)) || here());
  return { url: here(), key };
}

/** Adds an entry and returns its key. */
export function pushEntry(url: URL): string {
  const key = newKey();
  // Leaving a page that has not loaded yet.
  setRestoration('manual');
  try {
    history.pushState({ key }, '', url);
  } catch {
    // Safari allows 100 entries in half a minute.
    location.assign(url);
  }
  return key;
}

export function replaceEntry(key: string, url: URL): void {
  history.replaceState({ key }, '', url);
}

/**
 * Reads the key in the state of an entry: undefined when the browser made the entry, on its way to
 * an anchor.
 */
export function keyOf(state: unknown): string | undefined {
  const key: unknown = Object(state).key;
  return typeof key === 'string' ? key : undefined;
}

/** Makes a key that is unique in this tab, also after a reload. */
export function newKey(): string {
  return String(Math.random());
}

export function here(): URL {
  return new URL(location.href);
}
