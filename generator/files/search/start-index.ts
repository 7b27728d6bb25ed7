import { cutRows } from './cut-rows.ts';
import { cutShards } from './cut-shards.ts';
import { startPostings } from './postings.ts';
import type { IndexParts } from './search-files.ts';
import { type SearchRecord, type ShownRecord, shownRow } from './search-record.ts';

/** The parts of an index, and what no file of it says. */
export interface CountedParts extends IndexParts {
  /** The number of texts of each common word. */
  readonly common: ReadonlyMap<string, number>;
}

/** An index that is made from all records. */
export interface NewIndex {
  /** Records come in any order. */
  readonly add: (record: SearchRecord) => void;
  readonly parts: () => CountedParts;
}

export function startIndex(): NewIndex {
  const postings = startPostings();
  const rows: ShownRecord[] = [];
  return {
    add: ({ id, words, extract, sections, row }) => {
      postings.add(id, words);
      rows.push({ id, extract, sections, row });
    },
    parts: () => ({
      rows: Array.from(cutRows(rows.sort((a, b) => a.id - b.id)), (group) => group.map(shownRow)),
      shards: cutShards(postings.sorted()),
      count: rows.length,
      common: postings.common(),
    }),
  };
}
