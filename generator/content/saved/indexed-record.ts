import type { BlockFile } from '../../cache/block-file.ts';
import type { Entry, Kind } from '../content.ts';
import { type BlocksSummary, PackedBlocks } from './packed-blocks.ts';
import type { SavedEntry } from './saved-crawl.ts';

/** A saved entry in an index, without its blocks, which are in another file. */
export interface IndexedRecord<K extends Kind = Kind> extends Omit<SavedEntry<K>, 'entry'> {
  readonly entry: Omit<Entry<K>, 'blocks'> & { readonly blocks: IndexedBlocks };
}

interface IndexedBlocks extends BlocksSummary {
  /** Their position in the file. */
  readonly at: number;
}

export function toIndexed<K extends Kind>(
  { entry, versionKey, fetchedAt, state, problems, mediaIds }: SavedEntry<K>,
  at: number,
): IndexedRecord<K> {
  const { hash, length, files, words } = entry.blocks;
  return {
    entry: { ...entry, blocks: { at, length, hash, files, words } },
    ...{ versionKey, fetchedAt, ...(state !== undefined && { state }), problems, mediaIds },
  };
}

/** Turns a record back into an entry, in place, without reading its blocks. */
export function fromIndexed<K extends Kind>(record: IndexedRecord<K>, file: BlockFile): SavedEntry<K> {
  const { at, ...summary } = record.entry.blocks;
  const entry = Object.assign(record.entry, { blocks: new PackedBlocks(summary, { file, at }) });
  return Object.assign(record, { entry }) as unknown as SavedEntry<K>;
}
