/** What is kept of a visitor, in the browser: of web storage, what we use. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Written and removed again to find out whether a storage works. */
const probeKey = '__local_test';

/**
 * localStorage. Where it is blocked or full, what stands in for it: cookies that live for some hours, or nothing but memory
 * where those are blocked too. behaviours sections 12 and 14.
 */
export async function openStore(page: Document, cookieHours: number): Promise<Store> {
  try {
    const { localStorage } = window;
    localStorage.setItem(probeKey, '1');
    localStorage.removeItem(probeKey);
    return localStorage;
  } catch {
    const { openCookieStore } = await import('./cookie-store.ts');
    return openCookieStore({ page, hours: cookieHours, now: Date.now });
  }
}
