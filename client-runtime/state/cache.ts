import type { Store } from './cookies.ts';

export interface Cache {
  /**
   * Stores a JSON value for some hours; permanently without a number, or with one beyond all dates.
   * Throws as the store does.
   */
  readonly put: (key: string, value: unknown, hours?: number) => void;
  /**
   * Returns the value, or undefined when it is absent, unreadable or expired: then it is also
   * removed from the store.
   */
  readonly get: (key: string) => unknown;
}

const hourMs = 3_600_000;

/** The last moment that a date can be, in milliseconds since 1970. */
const lastMs = 8.64e15;

/**
 * Creates a cache of values with an expiry, fixed when they are put; one that expires at this
 * moment is still valid. `now` is in milliseconds since 1970. After the clock was set back, a value
 * from the future counts as expired.
 */
export function createCache(store: Store, now: () => number): Cache {
  return {
    put: (key, value, hours) => {
      const expiresMs = now() + (hours ?? Number.POSITIVE_INFINITY) * hourMs;
      const times = expiresMs > lastMs ? {} : { put: now(), expires: new Date(expiresMs).toJSON() };
      store.setItem(key, JSON.stringify({ value, ...times }));
    },
    get: (key) => {
      const text = store.getItem(key);
      if (text === null) return undefined;
      const entry = parse(text);
      if (entry !== null && isFresh(entry, now())) return entry.value;
      store.removeItem(key);
      return undefined;
    },
  };
}

interface CacheEntry {
  readonly value: unknown;
  readonly put?: unknown;
  readonly expires?: unknown;
}

/** The key may contain any JSON: only entries of this cache count. */
function parse(text: string): CacheEntry | null {
  try {
    const entry: unknown = JSON.parse(text);
    return typeof entry === 'object' && entry !== null && 'value' in entry ? entry : null;
  } catch {
    return null;
  }
}

function isFresh(entry: CacheEntry, nowMs: number): boolean {
  if (!('expires' in entry)) return true;
  return Date.parse(String(entry.expires)) >= nowMs && !(Number(entry.put ?? 0) > nowMs);
}
