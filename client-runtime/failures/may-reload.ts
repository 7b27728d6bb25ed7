import { reloadThrottleMs } from '../constants.ts';

const stampKey = 'boardwalk-reload';

/**
 * Whether a page may be loaded again because a part of it failed: once, and again when the last time is strictly more than
 * a minute ago. True leaves its stamp: ask only to act on it. `now` is in milliseconds. A storage that throws, be it when it is
 * read from `host`, says no: without a stamp nothing would end the reloads. See behaviours 53 and 54.
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
