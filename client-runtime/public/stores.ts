import { type Cache, createCache } from '../state/cache.ts';
import type { Store, StoreKind } from '../state/cookies.ts';
import { openStore as openStoreOf } from '../state/store.ts';

export type { StoreKind };

/**
 * Opens a store for this visitor: permanent (`local`), or until the browser is closed (`session`).
 * Where web storage is blocked or full it uses cookies, with the lifetime of `cookieHours` in the
 * settings, or memory where those are blocked too.
 */
export function openStore(kind: StoreKind = 'local'): Promise<Store> {
  return openStoreOf(document, { kind });
}

/** Opens a cache in such a store: values with an expiry in hours. */
export async function openCache(kind: StoreKind = 'local'): Promise<Cache> {
  return createCache(await openStore(kind), Date.now);
}
