import { liveKey } from './keys.ts';
import type { Pointer } from './live-site.ts';
import { jsonObject } from './lock.ts';
import type { Live } from './records.ts';
import type { Store } from './store/store.ts';

/** Somebody else has moved the pointer since it was read. */
class MovedPointer extends Error {
  override readonly name = 'MovedPointer';

  constructor() {
    super('Another sync has published meanwhile, without our lock');
  }
}

/**
 * Writes the pointer in place of the version that was read, and resolves to it. Rejects with
 * MovedPointer when it is another one by now.
 */
export async function movePointer(store: Store, { etag }: Pointer, live: Live): Promise<Pointer> {
  const condition = etag === null ? ('absent' as const) : { etag };
  const put = await store.put(liveKey, { ...jsonObject(live), ...(live.hasConditions && { condition }) });
  if (put.outcome === 'refused') throw new MovedPointer();
  return { live, etag: put.etag };
}
