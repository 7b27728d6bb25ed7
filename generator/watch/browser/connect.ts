import type { FailureMessage } from '../failure-message.ts';
import { livePaths } from '../live-paths.ts';
import type { StylesheetSwap } from '../page-version.ts';
import { hideOverlay, showOverlay } from './overlay.ts';

/**
 * Keeps a visible page up to date. A hidden one closes its connection, since a browser has few for
 * one host; at the next connection the server compares its version.
 */
export function connect(): () => void {
  const shown = document.querySelector(`script[src="${livePaths.script}"]`)?.getAttribute('data-version');
  let version = shown ?? '';
  let path = location.pathname;
  let events: EventSource | undefined;

  const close = (): void => {
    events?.close();
    events = undefined;
  };
  const open = (): void => {
    close();
    // After a visit without a new document, the version of the first page is out of date.
    if (path !== location.pathname) version = '';
    path = location.pathname;
    events = new EventSource(`${livePaths.events}?${new URLSearchParams({ path, version })}`);
    events.addEventListener('reload', reload);
    events.addEventListener('style', ({ data, lastEventId }) => {
      const swaps: readonly StylesheetSwap[] = JSON.parse(data);
      version = lastEventId;
      if (!swapStylesheets(swaps)) reload();
    });
    events.addEventListener('failure', ({ data }) => {
      const failure: FailureMessage = JSON.parse(data);
      showOverlay(failure);
    });
    events.addEventListener('fixed', hideOverlay);
  };
  const follow = (): void => {
    if (document.visibilityState === 'hidden') close();
    else if (events === undefined || path !== location.pathname) open();
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  document.addEventListener('visibilitychange', follow, { signal });
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', follow, { signal });
  // Back, Forward and visits; a browser without this event reports the new path when the page is
  // shown again.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', follow, { signal });
  follow();
  return () => {
    stopping.abort();
    close();
  };
}

function reload(): void {
  keepScroll();
  location.reload();
}

/** Replaces stylesheets, each when the new one is loaded. False when the page has no such link. */
function swapStylesheets(swaps: readonly StylesheetSwap[]): boolean {
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

const scrollKey = 'boardwalk-live-scroll';

/** Saves the scroll position before a reload. */
function keepScroll(): void {
  sessionStorage.setItem(scrollKey, JSON.stringify([location.pathname, scrollX, scrollY]));
}

/** Restores the scroll position after a reload, and again when all pictures are laid out. */
export function restoreScroll(): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(scrollKey) ?? 'null');
  sessionStorage.removeItem(scrollKey);
  if (!Array.isArray(kept) || kept[0] !== location.pathname) return;
  const scroll = () => scrollTo({ left: Number(kept[1]), top: Number(kept[2]), behavior: 'instant' });
  scroll();
  if (document.readyState !== 'complete') addEventListener('load', scroll, { once: true });
}
