/** Elements whose click waits for the island. Links work at once, unless marked to wait. */
const waiting = 'button, a[data-wait]';

/**
 * Keeps the last click on a button, or on a link marked `data-wait`, while the island's script is
 * loading. `replay` repeats it and stops; `forget` drops it and stops.
 */
export function replayClicks(island: Element): { readonly replay: () => void; readonly forget: () => void } {
  let kept: HTMLElement | null = null;
  const listening = new AbortController();
  island.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || isForBrowser(event)) return;
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(waiting) : null;
      if (!target) return;
      event.preventDefault();
      kept = target;
    },
    { signal: listening.signal },
  );
  return {
    replay: () => {
      listening.abort();
      kept?.click();
    },
    forget: () => {
      listening.abort();
      kept = null;
    },
  };
}

/** Returns true for a click that opens a new tab, a new window or a download. */
export function isForBrowser(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
