import type { Store, StoreKind } from './store.ts';

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
const hourMs = 3_600_000;

/** Browsers limit a cookie to about 4 kB, with its name and attributes. */
const maxCookieLength = 3800;

/**
 * Opens a store for browsers that block web storage: values are kept in memory, and written to
 * cookies when the page is left or hidden. Where cookies are blocked too, memory only. Never
 * throws. See docs/behaviours.md#cookies.
 */
export function openCookieStore({ page, kind, hours, now }: CookieStoreOptions): Store {
  const memory = new Map<string, string | null>();
  const lifetimeMs = (hours > 0 ? hours : defaultCookieHours) * hourMs;
  const nameOf = (key: string): string => encodeURIComponent(kind === 'local' ? key : `session-${key}`);
  const expiry = (): number | undefined => (kind === 'local' ? now() + lifetimeMs : undefined);

  const writeAll = (): void => {
    for (const [key, value] of memory) {
      if (value !== null) writeCookie(page, { name: nameOf(key), value, expires: expiry() });
    }
  };
  page.defaultView?.addEventListener('pagehide', writeAll);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') writeAll();
  });

  return {
    getItem: (key) => {
      if (!memory.has(key)) memory.set(key, readCookie(page, nameOf(key)));
      return memory.get(key) ?? null;
    },
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => {
      memory.set(key, null);
      writeCookie(page, { name: nameOf(key), value: '', expires: 0 });
    },
  };
}

interface Cookie {
  /** Escaped. */
  readonly name: string;
  readonly value: string;
  /** Milliseconds since 1970; the past deletes it. Undefined: until the browser is closed. */
  readonly expires: number | undefined;
}

function writeCookie(page: Document, { name, value, expires }: Cookie): void {
  const pair = `${name}=${encodeURIComponent(value)}`;
  if (pair.length > maxCookieLength) {
    console.warn(`${name} is too long for a cookie and will be forgotten`);
    return;
  }
  const secure = page.location.protocol === 'https:' ? '; secure' : '';
  const end = expires === undefined ? '' : `; expires=${new Date(expires).toUTCString()}`;
  const attributes = `${end}; path=/; samesite=lax${secure}`;
  try {
    page.cookie = pair + attributes;
  } catch {
    // A sandboxed page has no cookies: the value stays in memory.
  }
}

function readCookie(page: Document, name: string): string | null {
  try {
    const start = `${name}=`;
    const pair = page.cookie.split('; ').find((text) => text.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    // Blocked, or written by something else.
    return null;
  }
}
