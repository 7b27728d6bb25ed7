import type { Store } from '../../../client-runtime/state/cookies.ts';

/** A store in memory, as empty as a first visit's. */
export function makeStore(): Store {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
