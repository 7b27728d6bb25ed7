import { loadStyle } from '../load-style.ts';
import { trustedHtml } from '../trusted-html.ts';

/** Loads the script of the popup, if the page names one. Call it when the browser is idle. */
export function loadPopup(page: Document): void {
  const { popup } = page.body.dataset;
  if (!popup) return;
  import('./start-popup.ts')
    .then(({ startPopup }) => startPopup({ page, popup, trustedHtml, loadStyle }))
    // An optional extra: the page is complete without its popup, so failures are silent.
    .catch(() => {});
}
