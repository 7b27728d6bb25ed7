import pLimit from 'p-limit';
import { unpackPages } from '../rebuild/stored/page-pack.ts';
import { nameOfPart } from '../rebuild/stored/stored-pages.ts';
import type { WorkStore } from '../store/work-store.ts';

/** Parts that are looked at together: memory holds them. */
const mostAtOnce = 8;

/**
 * Returns the parts that the store does not have, or whose value is refused: the next one that is
 * saved replaces it.
 */
export async function findMissing(
  parts: readonly number[],
  { store, inputs }: { readonly store: WorkStore; readonly inputs: string },
): Promise<readonly number[]> {
  const isStored = async (part: number): Promise<boolean> => {
    const name = nameOfPart(inputs, part);
    const value = await store.load(name);
    if (value === undefined) return false;
    if ((await unpackPages(value)) !== null) return true;
    store.refuse(name, 'it has no whole pages');
    return false;
  };
  const found = await pLimit(mostAtOnce).map(parts, isStored);
  return parts.filter((_, index) => found[index] === false);
}
