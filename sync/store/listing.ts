import type { ListedObject } from './store.ts';

/** The sizes of the objects that a store holds, by key. */
export type StoreListing = ReadonlyMap<string, ListedObject['size']>;
