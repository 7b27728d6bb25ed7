import type { FailureMessage } from '../failure-message.ts';
import { livePaths } from '../live-paths.ts';
import type { StylesheetSwap } from '../page-version.ts';
import { keepScroll } from './keep-scroll.ts';
import { hideOverlay, showOverlay } from './overlay.ts';
import { swapStylesheets } from './swap-stylesheets.ts';

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
