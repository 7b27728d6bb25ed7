import { sha256 } from '../../../generator/util/hash.ts';
import { isReserved } from '../../../sync/keys.ts';
import type { Store } from '../../../sync/store/store.ts';
import { listAll } from './list-all.ts';

/** The hashes of all that a store holds but the records of a sync, by path. */
export async function siteAt(store: Store): Promise<Readonly<Record<string, string>>> {
  const keys = (await listAll(store)).map(({ key }) => key).filter((key) => !isReserved(key));
  const hashes = await Promise.all(
    keys.map(async (key) => [key, sha256((await store.get(key))?.bytes ?? '')] as const),
  );
  return Object.fromEntries(hashes.sort());
}
