import type { Store, StoreKind } from './cookies.ts';
export interface StoreOptions {
  readonly kind?: StoreKind;
  /** Lifetime of the cookies that replace `local`. Default: that of the page, or a day. */
  readonly cookieHours?: number;
}

/** Written and removed again to test whether a storage works. */
const probeKey = '__local_test';

/**
 * Opens localStorage or sessionStorage. Where that is blocked or full: cookies, or only memory
 * where those are blocked too.
 */
export async function openStore(
  page: Document,
  { kind = 'local', cookieHours = Number(page.body.dataset.cookieHours) }: StoreOptions = {},
): Promise<Store> {
  try {
    const storage = kind === 'local' ? window.localStorage : window.sessionStorage;
    storage.setItem(probeKey, '1');
    storage.removeItem(probeKey);
    return storage;
  } catch {
    const { openCookieStore } = await import('./cookie-store.ts');
    return openCookieStore({ page, kind, hours: cookieHours, now: Date.now });
  }
}
