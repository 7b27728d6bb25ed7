/** What a click on it means before the island is alive: nothing yet. Links lead on, unless they say they can wait. */
const waiting = 'button, a[data-wait]';

/**
 * Keeps the last click on a button, or on a link marked `data-wait`, from being lost while the island's script is on
 * its way. `replay` gives it again and keeps no more; `forget` keeps no more, nor what it has.
 */
export function keepClicks(island: Element): { readonly replay: () => void; readonly forget: () => void } {
  let kept: HTMLElement | null = null;
  const listening = new AbortController();
  island.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || isForBrowser(event)) return;
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(waiting) : null;
      if (target === null) return;
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

/** True for a click that asks for a new tab, a new window or a download. */
export function isForBrowser(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
