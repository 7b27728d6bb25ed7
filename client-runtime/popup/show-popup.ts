import { closeBySwipe } from './close-by-swipe.ts';
import { type PopupRecord, popupKey } from './popup-record.ts';

export interface ShowPopupOptions {
  readonly page: Document;
  readonly dialog: HTMLDialogElement;
  readonly record: PopupRecord;
  /** Aborted when the popup is closed; aborting it removes the popup without dismissing it. */
  readonly stopping: AbortController;
}

/**
 * Shows the popup as a modal dialog. Escape, its button, a click beside it, a swipe and following a
 * link in it dismiss it; so does dismissing it in another tab. Returns the focus. See
 * docs/behaviours.md#popup.
 */
export function showPopup(options: ShowPopupOptions): void {
  const { page, dialog, record, stopping } = options;
  const { signal } = stopping;
  signal.addEventListener('abort', () => dialog.remove());
  dialog.addEventListener(
    'close',
    () => {
      stopping.abort();
      // Nothing can be stored: the popup appears again on the next loaded page.
      record.dismiss().catch(() => {});
    },
    { signal },
  );
  closeByClick(dialog, signal);
  closeBySwipe(dialog, signal);
  closeWithOtherTabs(options);
  // A template's content belongs to another document, which shows nothing.
  page.body.append(page.adoptNode(dialog));
  dialog.showModal();
}

/** On the backdrop, unless the press began inside (text was being selected). Or on a link. */
function closeByClick(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const isBeside = target === dialog && pressed === dialog;
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (isBeside || isLink) dialog.close();
    },
    { signal },
  );
}

/** Another tab's record counts for the same version; others are for the next loaded page. */
function closeWithOtherTabs({ page, dialog, record, stopping }: ShowPopupOptions): void {
  const follow = async ({ key }: StorageEvent): Promise<void> => {
    if (key === popupKey && (await record.read())) dialog.close();
  };
  const { signal } = stopping;
  // Ignores a record that cannot be decrypted.
  page.defaultView?.addEventListener('storage', (event) => follow(event).catch(() => {}), { signal });
}
