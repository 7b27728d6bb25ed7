import { SourceError } from '../generator/problems/source-error.ts';
import { sha256 } from '../generator/util/hash.ts';
import { probeKey } from './keys.ts';
import type { NewObject, Store } from './store/store.ts';

/**
 * Finds out whether a store keeps conditions, by writing a small object twice on condition that it
 * is missing. Some stores ignore the condition, others do not know it.
 */
export async function keepsConditions(store: Store): Promise<boolean> {
  const bytes = Buffer.from('Boardwalk looks here for what this store can do.\n');
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  const probe: NewObject = { bytes, sha256: sha256(bytes), headers, condition: 'absent' };
  try {
    const first = await store.put(probeKey, probe);
    const second = first.outcome === 'refused' ? first : await store.put(probeKey, probe);
    return second.outcome === 'refused';
  } catch (error) {
    if (error instanceof SourceError && (error.status === 501 || error.code === 'NotImplemented'))
      return false;
    throw error;
  }
}
