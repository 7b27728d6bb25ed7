import { grownArray } from '../../util/grown-array.ts';
import { keyedHash } from '../../util/keyed-hash.ts';
import { createTextTable } from '../../util/text-table.ts';

/** The entries of a list that have arrived: about 24 bytes each, without their fields. */
export interface SeenNodes {
  readonly size: number;
  readonly has: (id: number) => boolean;
  /** Adds an entry, unless its id has been added before: with the same fields, or with others. */
  readonly add: (node: { readonly databaseId: number }) => 'none' | 'same' | 'other';
  /** Lists the ids in the order of their arrival. */
  readonly ids: () => readonly number[];
}

export function createSeenNodes(): SeenNodes {
  let ids = new Float64Array(16);
  // Of their fields.
  let hashes = new Uint32Array(16);
  const table = createTextTable((place, text) => String(ids[place]) === text);
  return {
    get size() {
      return table.size;
    },
    has: (id) => table.find(String(id)) !== undefined,
    add: (node) => {
      const text = String(node.databaseId);
      const hash = keyedHash(JSON.stringify(node));
      const known = table.find(text);
      if (known !== undefined) return hashes[known] === hash ? 'same' : 'other';
      const place = table.size;
      ids = grownArray(ids, place + 1);
      hashes = grownArray(hashes, place + 1);
      ids[place] = node.databaseId;
      hashes[place] = hash;
      table.add(text);
      return 'none';
    },
    ids: () => Array.from(ids.subarray(0, table.size)),
  };
}
