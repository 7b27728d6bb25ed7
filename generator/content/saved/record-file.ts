import type { BlockFile } from '../../cache/block-file.ts';
import type { Kind } from '../content.ts';
import { DamagedBlocks } from './damaged-blocks.ts';
import { fromIndexed, type IndexedRecord } from './indexed-record.ts';
import { openLineFile } from './line-file.ts';
import type { SavedEntry } from './saved-crawl.ts';
import type { StoredRecords } from './stored-records.ts';

/** A file of records, a line each. */
export interface RecordFile {
  /** Takes the record of a line, and returns the one that is read from there when it is asked for. */
  readonly add: <K extends Kind>(
    record: IndexedRecord<K>,
    line: { readonly at: number; readonly end: number },
  ) => SavedEntry<K>;
}

/** Opens the files of some records and of their blocks, which may be one. Its records throw DamagedBlocks. */
export function openRecordFile(
  stored: StoredRecords,
  { source, blocks }: { readonly source: BlockFile; readonly blocks: BlockFile },
): RecordFile {
  const lines = openLineFile(source, () => new DamagedBlocks(source.file));
  const keep = stored.open((line) =>
    fromIndexed(JSON.parse(lines.read(line).toString()) as IndexedRecord, blocks),
  );
  return {
    add: (record, line) => {
      lines.add(line);
      return keep(fromIndexed(record, blocks));
    },
  };
}
