import { createCache } from '../state/cache.ts';
import { type Cipher, createCipher } from '../state/cipher.ts';
import type { Store } from '../state/cookies.ts';
import { readIpSalt } from '../state/ip-salt.ts';

/** The salt without a look-up of the address. */
const commonSalt = 'popup';

/**
 * Opens the cipher of the popup's record in the modes `manual` and `api`, from the dialog's
 * attributes. Made on demand: the address of a visitor who dismisses nothing is not looked up. Its
 * functions reject when that fails. The key reaches every visitor, so this hides the record but
 * keeps no secret.
 */
export function openPopupCipher({ key = '', ipLookup }: DOMStringMap, store: Store): Cipher {
  let made: Promise<Cipher> | undefined;
  const make = async (): Promise<Cipher> => {
    const cache = createCache(store, Date.now);
    const salt = ipLookup === undefined ? commonSalt : await readIpSalt({ url: ipLookup, cache });
    return createCipher(key, salt);
  };
  const cipher = (): Promise<Cipher> => {
    made ??= make();
    return made;
  };
  return {
    encrypt: async (text) => (await cipher()).encrypt(text),
    decrypt: async (text) => (await cipher()).decrypt(text),
  };
}
