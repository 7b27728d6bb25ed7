/** Browsers limit a cookie to about 4 kB, with its name and attributes. */
const maxCookieLength = 3800;

/** Returns the escaped name of the cookie for a key. */
export function nameOf(kind: StoreKind, key: string): string {
  return encodeURIComponent(kind === 'local' ? key : `session-${key}`);
}

export function readCookie(page: Document, name: string): string | null {
  try {
    const start = `${name}=`;
    const pair = page.cookie.split('; ').find((text) => text.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    // Blocked, or written by something else.
    return null;
  }
}

interface Cookie {
  readonly value: string;
  /** Milliseconds since 1970; the past deletes it. Undefined: until the browser is closed. */
  readonly expires: number | undefined;
}

export function writeCookie(page: Document, name: string, { value, expires }: Cookie): void {
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

export function eraseCookie(page: Document, name: string): void {
  writeCookie(page, name, { value: '', expires: 0 });
}

/** The subset of the Storage interface that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Kept permanently, or until the browser is closed. */
export type StoreKind = 'local' | 'session';
