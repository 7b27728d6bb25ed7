import { type CookieMemory, openCookieMemory } from './cookie-memory.ts';
import type { Store, StoreKind } from './cookies.ts';
import { eraseCookie, nameOf, readCookie } from './cookies.ts';

declare global {
  interface Window {
    /** One for all chunks of a page, which may have copies of this code. */
    boardwalkCookies?: { [Kind in StoreKind]?: Promise<CookieMemory> };
  }
}

export interface CookieStoreOptions {
  readonly page: Document;
  /** Cookies of `session` live as long as the browser, under separate names. */
  readonly kind: StoreKind;
  /** Lifetime of a cookie of `local`; a day unless it is a positive number. */
  readonly hours: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const defaultCookieHours = 24;

/**
 * Opens a store for browsers that block web storage: one memory for all who open it, in which a
 * value stays from its reading, which clears the cookie, until the page is left or hidden. Where
 * cookies are blocked too, memory only. Never throws. See docs/behaviours.md#cookies.
 */
export async function openCookieStore({ page, kind, hours, now }: CookieStoreOptions): Promise<Store> {
  window.boardwalkCookies ??= {};
  window.boardwalkCookies[kind] ??= openCookieMemory({ page, kind, now });
  const { values, tell } = await window.boardwalkCookies[kind];
  const lifetimeHours = hours > 0 ? hours : defaultCookieHours;

  const hold = (key: string, value: string): void => {
    const held = { value, hours: lifetimeHours };
    values.set(key, held);
    tell([[key, held]]);
  };

  return {
    getItem: (key) => {
      const cookie = values.has(key) ? null : readCookie(page, nameOf(kind, key));
      if (cookie !== null) {
        eraseCookie(page, nameOf(kind, key));
        hold(key, cookie);
      }
      return values.get(key)?.value ?? null;
    },
    setItem: hold,
    removeItem: (key) => {
      values.delete(key);
      eraseCookie(page, nameOf(kind, key));
      tell([[key, null]]);
    },
  };
}
