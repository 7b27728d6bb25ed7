import type { Store } from './store.ts';

export interface CookieStoreOptions {
  readonly page: Document;
  /** How long a cookie lives; a day where it is no positive number. */
  readonly hours: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const defaultCookieHours = 24;
const hourMs = 3_600_000;

/** A browser keeps about 4 kB a cookie, name and attributes included. */
const maxCookieLength = 3800;

/**
 * A store for browsers that block web storage: values stay in memory, what was read as well, and become cookies when the
 * page is left or hidden. Where cookies are blocked too, memory is all there is. Never throws. behaviours section 14.
 */
export function openCookieStore({ page, hours, now }: CookieStoreOptions): Store {
  const memory = new Map<string, string | null>();
  const lifetimeMs = (hours > 0 ? hours : defaultCookieHours) * hourMs;

  const writeAll = (): void => {
    for (const [key, value] of memory) {
      if (value !== null) writeCookie(page, { key, value, expires: now() + lifetimeMs });
    }
  };
  page.defaultView?.addEventListener('pagehide', writeAll);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') writeAll();
  });

  return {
    getItem: (key) => {
      if (!memory.has(key)) memory.set(key, readCookie(page, key));
      return memory.get(key) ?? null;
    },
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => {
      memory.set(key, null);
      writeCookie(page, { key, value: '', expires: 0 });
    },
  };
}

interface Cookie {
  readonly key: string;
  readonly value: string;
  /** Milliseconds since 1970; the past deletes it. */
  readonly expires: number;
}

function writeCookie(page: Document, { key, value, expires }: Cookie): void {
  const pair = `${encodeURIComponent(key)}=${encodeURIComponent(value)}`;
  if (pair.length > maxCookieLength) {
    console.warn(`${key} is too long for a cookie and will be forgotten`);
    return;
  }
  const secure = page.location.protocol === 'https:' ? '; secure' : '';
  const attributes = `; expires=${new Date(expires).toUTCString()}; path=/; samesite=lax${secure}`;
  try {
    page.cookie = pair + attributes;
  } catch {
    // A sandboxed page may have no cookies: the value stays in memory.
  }
}

function readCookie(page: Document, key: string): string | null {
  try {
    const name = `${encodeURIComponent(key)}=`;
    const pair = page.cookie.split('; ').find((text) => text.startsWith(name));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length));
  } catch {
    // Blocked, or not written by us.
    return null;
  }
}
