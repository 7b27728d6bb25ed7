import { trustedHtml } from '../trusted-html.ts';

/**
 * Shows the popup that the page names, unless the visitor has dismissed this version of it. Its fragment is asked for at
 * once: call it when the browser is idle. A page that names none asks for nothing. Returns the function that takes the
 * popup away undismissed.
 */
export function startPopup(page: Document): () => void {
  const { popup } = page.body.dataset;
  const stopping = new AbortController();
  // An optional extra: a page without its popup is whole, and the visitor need not hear of it.
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

/** True for the very text that we store by default: those who have dismissed the popup load no more of it. */
function isDismissed(version: string): boolean {
  try {
    return localStorage.getItem('popup') === JSON.stringify({ status: true, version });
  } catch {
    return false;
  }
}
