import type { ListedObject, Store } from '../../../sync/store/store.ts';

/** Lists all objects below a prefix, sorted by key. */
export async function listAll(store: Store, prefix = ''): Promise<readonly ListedObject[]> {
  const found = new Map<string, ListedObject>();
  await store.list(prefix, { take: (object) => found.set(object.key, object) });
  return [...found.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
