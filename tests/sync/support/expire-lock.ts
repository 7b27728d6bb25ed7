import { lockKey } from '../../../sync/keys.ts';
import { jsonObject } from '../../../sync/lock.ts';
import type { Store } from '../../../sync/store/store.ts';

/** Makes the record of a lock, whose holder was killed, one that has expired. */
export function expired(record: string | Buffer): string {
  return JSON.stringify({ ...JSON.parse(String(record)), until: new Date(0).toISOString(), leaseMs: 0 });
}

/** Makes the lock of a store, if there is one, one that has expired. */
export async function expireLock(store: Store): Promise<void> {
  const lock = await store.get(lockKey);
  if (lock !== null) await store.put(lockKey, jsonObject(JSON.parse(expired(lock.bytes))));
}
