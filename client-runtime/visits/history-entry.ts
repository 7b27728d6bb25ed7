import { pageUrl } from '../links.ts';
import { setRestoration } from '../scroll/restoration.ts';

/** The entry of the history that the document begins with: the one it had before a reload, or a new one. */
export function firstEntry(page: Document): { readonly url: URL; readonly key: string } {
  const key = keyOf(history.state) ?? newKey();
  // The host's 404.html has a canonical address that is no page: there the visitor's own stays.
  const isPage = page.querySelector('link[rel=canonical][href$="/"]');
  replaceEntry(key, (isPage && pageUrl(location.href)) || here());
  return { url: here(), key };
}

/** Adds an entry and gives its key. */
export function pushEntry(url: URL): string {
  const key = newKey();
  // On the way out of a page that has not loaded yet.
  setRestoration('manual');
  try {
    history.pushState({ key }, '', url);
  } catch {
    // Safari takes 100 entries in half a minute.
    location.assign(url);
  }
  return key;
}

export function replaceEntry(key: string, url: URL): void {
  history.replaceState({ key }, '', url);
}

/** The key in the state of an entry: undefined when the browser made the entry, on its way to an anchor. */
export function keyOf(state: unknown): string | undefined {
  const key: unknown = Object(state).key;
  return typeof key === 'string' ? key : undefined;
}

/** Unlike any other of this tab, also after a reload. */
export function newKey(): string {
  return String(Math.random());
}

export function here(): URL {
  return new URL(location.href);
}
