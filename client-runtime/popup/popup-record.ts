import { openStore } from '../state/store.ts';
import { restorePopup } from './restore-popup.ts';

/** The key of the record in the store; `start-popup.ts` reads it too. */
export const popupKey = 'popup';

/**
 * The record whether the visitor has dismissed this version of the popup. Both functions reject
 * without a required cipher.
 */
export interface PopupRecord {
  /** Resolves to the stored status; null when it cannot be used. */
  readonly read: () => Promise<boolean | null>;
  /** Stores the dismissal. */
  readonly dismiss: () => Promise<void>;
  readonly remove: () => void;
}

const plain = { encrypt: (text: string) => text, decrypt: (text: string) => text };

/**
 * Opens the record of the popup whose dialog has these `data-` values. See
 * docs/behaviours.md#popup.
 */
export async function openPopupRecord(page: Document, data: DOMStringMap): Promise<PopupRecord> {
  const { version = '', storage, cookieHours } = data;
  const store = await openStore(page, cookieHours === undefined ? {} : { cookieHours: Number(cookieHours) });
  const cipher =
    storage === 'debug' ? plain : (await import('./popup-cipher.ts')).openPopupCipher(data, store);
  return {
    read: async () => {
      const text = store.getItem(popupKey);
      return restorePopup(text === null ? text : await cipher.decrypt(text), version);
    },
    dismiss: async () =>
      store.setItem(popupKey, await cipher.encrypt(JSON.stringify({ status: true, version }))),
    remove: () => store.removeItem(popupKey),
  };
}
