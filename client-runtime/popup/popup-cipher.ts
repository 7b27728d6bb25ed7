import { createCache } from '../state/cache.ts';
import { type Cipher, createCipher } from '../state/cipher.ts';
import { readIpSalt } from '../state/ip-salt.ts';
import type { Store } from '../state/store.ts';

/** The salt where no address is looked up. */
const commonSalt = 'popup';

/**
 * The cipher of the popup's record in the modes `manual` and `api`, from what the generator wrote on the dialog. It is made
 * when there is something to encrypt or decrypt: a visitor who dismisses nothing is not looked up. Rejects then when it cannot
 * be had. The key reaches every visitor, so this hides the record and keeps no secret.
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
