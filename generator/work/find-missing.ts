import pLimit from 'p-limit';
import { unpackPages } from '../rebuild/stored/page-pack.ts';
import { partOf } from '../rebuild/stored/parts.ts';
import { nameOfPart } from '../rebuild/stored/stored-pages.ts';
import type { Route } from '../routes/route.ts';
import type { WorkStore } from '../store/work-store.ts';

/** Parts that are looked at together: memory holds them. */
const mostAtOnce = 8;

/**
 * Returns the parts that the store does not have, or whose value is refused: the next one that is
 * saved replaces it.
 */
export async function findMissing(
  parts: readonly (readonly Route[])[],
  { store, inputs }: { readonly store: WorkStore; readonly inputs: string },
): Promise<readonly (readonly Route[])[]> {
  const isStored = async (routes: readonly Route[]): Promise<boolean> => {
    const name = nameOfPart(inputs, partOf(routes[0]?.path ?? ''));
    const value = await store.load(name);
    if (value === undefined) return false;
    if ((await unpackPages(value)) !== null) return true;
    store.refuse(name, 'it has no whole pages');
    return false;
  };
  const found = await pLimit(mostAtOnce).map(parts, isStored);
  return parts.filter((_, index) => found[index] === false);
}
