import { trustedHtml } from '../trusted-html.ts';

/**
 * Shows the popup that the page names, unless this version was dismissed. Requests its fragment at
 * once: call it when the browser is idle. Does nothing for a page without one. Returns a function
 * that removes the popup without dismissing it.
 */
export function startPopup(page: Document): () => void {
  const { popup } = page.body.dataset;
  const stopping = new AbortController();
  // An optional extra: the page is complete without its popup, so failures are silent.
  if (popup) fetchPopup(page, popup, stopping).catch(() => {});
  return () => stopping.abort();
}

async function fetchPopup(page: Document, address: string, stopping: AbortController): Promise<void> {
  const html = await (await fetch(address, { signal: stopping.signal })).text();
  // An error page has none.
  const version = /data-version="([^"]+)"/.exec(html)?.[1];
  if (!version || isDismissed(version)) return;
  const { openPopup } = await import('./open-popup.ts');
  await openPopup({ page, html: trustedHtml(html), stopping });
}

/**
 * Returns true for the default stored text: after a dismissal, nothing more of the popup is loaded.
 */
function isDismissed(version: string): boolean {
  try {
    return localStorage.getItem('popup') === JSON.stringify({ status: true, version });
  } catch {
    return false;
  }
}
