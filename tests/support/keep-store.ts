import type { DemoStore } from '../../demo/store-types.ts';

/** Copies the content of a demo, and returns a function that gives it back: `beforeEach(() => keepStore(cms.store))`. */
export function keepStore(store: DemoStore): () => void {
  const kept = structuredClone(store);
  return () => void Object.assign(store, structuredClone(kept));
}
