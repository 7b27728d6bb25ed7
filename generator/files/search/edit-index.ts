import type { Row } from '../../../client-runtime/search/search-index.ts';
import { editRows } from './edit-rows.ts';
import { editShards, type WordsEdit } from './edit-shards.ts';
import type { PublishedIndex } from './published-index.ts';
import { type SearchRecord, shownRow } from './search-record.ts';
import type { CountedParts } from './start-index.ts';

/**
 * The record of a page before and after an edit: one of both where the page has gone or come. An entry whose address has
 * changed is in two of them.
 */
export interface RecordEdit {
  readonly before?: SearchRecord | undefined;
  readonly after?: SearchRecord;
}

/**
 * Makes the parts of the index from the published one and from edits, as they would be made from all records. Null where the
 * published one does not say enough.
 */
export function editIndex(published: PublishedIndex, edits: readonly RecordEdit[]): CountedParts | null {
  const changes = new Map<number, RecordEdit>();
  for (const { before, after } of edits) {
    if (before !== undefined) changes.set(before.id, { ...changes.get(before.id), before });
    if (after !== undefined) changes.set(after.id, { ...changes.get(after.id), after });
  }
  const words: WordsEdit[] = [];
  const rows = new Map<number, Row | null>();
  let { count } = published;
  for (const [id, { before, after }] of changes) {
    count += (after === undefined ? 0 : 1) - (before === undefined ? 0 : 1);
    if (before?.words !== after?.words)
      words.push({ id, before: before?.words ?? '', after: after?.words ?? '' });
    const row = after && shownRow(after);
    if (JSON.stringify(row) !== JSON.stringify(before && shownRow(before))) rows.set(id, row ?? null);
  }
  const edited = editShards(published.shards, words, published.common);
  return edited && { ...edited, rows: [...editRows(published.rows, rows)], count };
}
