import { type Cache, createCache } from '../state/cache.ts';
import { openStore as openStoreOf, type Store, type StoreKind } from '../state/store.ts';

export type { StoreKind };

/**
 * Opens a store for this visitor: lasting (`local`), or until the browser is closed (`session`). Where web storage is blocked or
 * full it uses cookies, for as many hours as `cookieHours` of the settings says, or memory where those are blocked too.
 */
export function openStore(kind: StoreKind = 'local'): Promise<Store> {
  return openStoreOf(document, { kind });
}

/** Values with an expiry in hours, in such a store. */
export async function openCache(kind: StoreKind = 'local'): Promise<Cache> {
  return createCache(await openStore(kind), Date.now);
}
