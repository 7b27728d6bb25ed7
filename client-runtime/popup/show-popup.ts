import { closeBySwipe } from './close-by-swipe.ts';
import { type PopupRecord, popupKey } from './popup-record.ts';

export interface ShowPopupOptions {
  readonly page: Document;
  readonly dialog: HTMLDialogElement;
  readonly record: PopupRecord;
  /** Aborted when the popup is closed; aborting it takes the popup away undismissed. */
  readonly stopping: AbortController;
}

/**
 * Shows the popup as a modal dialog. Escape, its button, a click beside it, a swipe and following a link in it close it, which
 * is kept as dismissed; so does dismissing it in another tab. The focus goes back to where it was.
 * See docs/behaviours.md#popup.
 */
export function showPopup(options: ShowPopupOptions): void {
  const { page, dialog, record, stopping } = options;
  const { signal } = stopping;
  signal.addEventListener('abort', () => dialog.remove());
  dialog.addEventListener(
    'close',
    () => {
      stopping.abort();
      // Nothing can be kept here: the popup comes again with the next page that is loaded.
      record.dismiss().catch(() => {});
    },
    { signal },
  );
  closeByClick(dialog, signal);
  closeBySwipe(dialog, signal);
  closeWithOtherTabs(options);
  // A template's content belongs to another document, in which nothing can be shown.
  page.body.append(page.adoptNode(dialog));
  dialog.showModal();
}

/** On the backdrop, unless the button was pressed inside: that was text being selected. Or on a link. */
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

/** Another tab's record counts when it is of the same version; any other is for the next page that is loaded. */
function closeWithOtherTabs({ page, dialog, record, stopping }: ShowPopupOptions): void {
  const follow = async ({ key }: StorageEvent): Promise<void> => {
    if (key === popupKey && (await record.read())) dialog.close();
  };
  const { signal } = stopping;
  // What cannot be decrypted says nothing.
  page.defaultView?.addEventListener('storage', (event) => follow(event).catch(() => {}), { signal });
}
