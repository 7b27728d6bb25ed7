import type { loadStyle } from '../load-style.ts';
import { openPopupRecord } from './popup-record.ts';
import { showPopup } from './show-popup.ts';
import { whenReading } from './when-reading.ts';

export interface OpenPopupOptions {
  readonly page: Document;
  /** The fragment, trusted. */
  readonly html: string;
  readonly loadStyle: typeof loadStyle;
  /** Aborted when the popup is closed; aborting it removes the popup without dismissing it. */
  readonly stopping: AbortController;
}

/**
 * Shows the popup of a fragment when the visitor reads the page, unless this version was dismissed.
 * Part of a chunk.
 */
export async function openPopup({ page, html, loadStyle, stopping }: OpenPopupOptions): Promise<void> {
  const template = page.createElement('template');
  template.innerHTML = html;
  const dialog = template.content.querySelector('dialog');
  if (dialog === null) return;
  const record = await openPopupRecord(page, dialog.dataset);
  // Without a cipher nothing is known, and the stored record stays.
  const status = await record.read().catch(() => false);
  if (status === null) record.remove();
  if (status || stopping.signal.aborted) return;
  const styles = [...template.content.querySelectorAll('link')].map((link) => `${link.getAttribute('href')}`);
  await Promise.all(styles.map((url) => loadStyle(url)));
  whenReading(page, () => showPopup({ page, dialog, record, stopping }), stopping.signal);
}
