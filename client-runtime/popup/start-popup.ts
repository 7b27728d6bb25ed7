import type { loadStyle } from '../load-style.ts';

export interface StartPopupOptions {
  readonly page: Document;
  /** The address of its fragment. */
  readonly popup: string;
  /** The runtime's, like the next: a chunk must not share code with it. */
  readonly trustedHtml: (html: string) => string;
  readonly loadStyle: typeof loadStyle;
}

/**
 * Shows the popup of a page, unless this version was dismissed. Rejects when its fragment cannot be
 * loaded. Part of a chunk.
 */
export async function startPopup({ page, popup, trustedHtml, loadStyle }: StartPopupOptions): Promise<void> {
  const html = await (await fetch(popup)).text();
  // An error page has none.
  const version = /data-version="([^"]+)"/.exec(html)?.[1];
  if (!version || isDismissed(version)) return;
  const { openPopup } = await import('./open-popup.ts');
  await openPopup({ page, html: trustedHtml(html), loadStyle, stopping: new AbortController() });
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
