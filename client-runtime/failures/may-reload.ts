import { reloadThrottleMs } from '../constants.ts';

const stampKey = 'boardwalk-reload';

/**
 * Decides whether a page may be reloaded because a part of it failed: once, and again when the last
 * time is more than a minute ago. A true result is recorded: act on it. `now` is in milliseconds.
 * False when the storage throws, also on reading it from `host`: without a record the reloads would
 * not end. See behaviours 53 and 54.
 */
export function mayReload(host: { readonly sessionStorage: StampStorage }, now: number): boolean {
  try {
    const { sessionStorage } = host;
    const last = Number(sessionStorage.getItem(stampKey)) || 0;
    if (last && last + reloadThrottleMs >= now) return false;
    sessionStorage.setItem(stampKey, String(now));
    return true;
  } catch {
    return false;
  }
}

type StampStorage = Pick<Storage, 'getItem' | 'setItem'>;
