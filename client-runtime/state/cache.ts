import type { Store } from './store.ts';

export interface Cache {
  /** Keeps a JSON value for some hours; for good when no number is given. Throws what the store throws. */
  readonly put: (key: string, value: unknown, hours?: number) => void;
  /** The value, or undefined when it is absent, unreadable or too old: then it is removed from the store as well. */
  readonly get: (key: string) => unknown;
}

const hourMs = 3_600_000;

/**
 * Values with an expiry, fixed when they are put; one that expires this very moment is still there. `now` is in milliseconds
 * since 1970. A clock that was set back to before the value was put makes it too old: nobody knows its age.
 */
export function createCache(store: Store, now: () => number): Cache {
  return {
    put: (key, value, hours) => {
      const times =
        hours === undefined ? {} : { put: now(), expires: new Date(now() + hours * hourMs).toJSON() };
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

/** Any JSON may lie under the key: what was not put by us is no entry. */
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
