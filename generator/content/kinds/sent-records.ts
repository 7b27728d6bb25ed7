import { BuildError } from '../../problems/problem.ts';
import type { Entry, Kind } from '../content.ts';
import { PackedBlocks, type PlainBlocks } from '../saved/packed-blocks.ts';
import type { SavedEntry } from '../saved/saved-crawl.ts';
import type { ReadRecords } from './read-records.ts';

/** The result of `readRecords` as a message between threads. */
export interface SentRecords<K extends Kind = Kind> {
  readonly records: readonly SentRecord<K>[];
  readonly failure: Pick<BuildError, 'kind' | 'message' | 'problems'> | null;
}

interface SentRecord<K extends Kind> extends Omit<SavedEntry<K>, 'entry'> {
  readonly entry: Omit<Entry<K>, 'blocks'> & { readonly blocks: PlainBlocks };
}

export function sendRecords<K extends Kind>({ records, failure }: ReadRecords<K>): SentRecords<K> {
  return {
    records: records.map((record) => ({
      ...record,
      entry: { ...record.entry, blocks: record.entry.blocks.toJSON() },
    })),
    failure: failure && { kind: failure.kind, message: failure.message, problems: failure.problems },
  };
}

export function receiveRecords<K extends Kind>(kind: K, { records, failure }: SentRecords): ReadRecords<K> {
  if (!isOfKind(kind, records)) throw new Error(`a reading thread sent something else than ${kind}`);
  return {
    records: records.map((record) => ({
      ...record,
      entry: {
        ...record.entry,
        blocks: new PackedBlocks(record.entry.blocks, record.entry.blocks.json),
      },
    })),
    failure: failure && new BuildError(failure.kind, failure.message, failure.problems),
  };
}

function isOfKind<K extends Kind>(
  kind: K,
  records: readonly SentRecord<Kind>[],
): records is readonly SentRecord<K>[] {
  return records.every(({ entry }) => entry.kind === kind);
}
