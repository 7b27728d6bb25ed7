import { createTextArena, type TextArena } from './text-arena.ts';
import { createTextTable } from './text-table.ts';

/**
 * Different texts, each with a number in the order in which they were added: a `Map` of texts to
 * places in other arrays. About 20 bytes a text and its characters, outside the JavaScript heap.
 */
export interface TextIndex extends TextArena {
  /** Returns the number of a text; adds the text if it is new: then `size` grows. */
  readonly add: (text: string) => number;
  readonly find: (text: string) => number | undefined;
}

export function createTextIndex(): TextIndex {
  const arena = createTextArena();
  const table = createTextTable(arena.isAt);
  return {
    get size() {
      return arena.size;
    },
    at: arena.at,
    isAt: arena.isAt,
    compare: arena.compare,
    find: table.find,
    add: (text) => {
      const found = table.find(text);
      if (found !== undefined) return found;
      arena.add(text);
      return table.add(text);
    },
  };
}
