import path from 'node:path';
import { openBlockFile, writeBlockFile } from '../../cache/block-file.ts';
import { nameOf, readHashed } from '../../cache/hashed-files.ts';
import { UnusableFile } from '../../cache/unusable-file.ts';
import { replaceFile, writeAtomic } from '../../cache/write-atomic.ts';
import type { Kind } from '../content.ts';
import { fromIndexed, type IndexedRecord, toIndexed } from './indexed-record.ts';
import type { SavedEntry } from './saved-crawl.ts';
import { isIndexOf } from './saved-parts.ts';
import type { Segment } from './segments.ts';

/**
 * Returns the name of the file with the blocks of a segment: the index contains their hashes, so
 * one name identifies both.
 */
export function blocksOf(name: string): string {
  return name.replace(/\.json$/, '.blocks');
}

/** Returns the name of a segment's index. */
export function nameSegment({ records }: Segment): string {
  return nameOf(indexText(records));
}

/**
 * Writes a segment as two files: an index of its entries, and their blocks. Returns the index's
 * name.
 */
export async function writeSegment(folder: string, { records }: Segment): Promise<string> {
  const text = indexText(records);
  const name = nameOf(text);
  await copyBlocks(records, path.join(folder, blocksOf(name)));
  await writeAtomic(path.join(folder, name), text);
  return name;
}

function indexText(records: readonly SavedEntry[]): string {
  const indexed: IndexedRecord[] = [];
  eachPlace(records, (record, at) => indexed.push(toIndexed(record, at)));
  return JSON.stringify(indexed);
}

/** Copies one entry at a time; atomically. */
function copyBlocks(records: readonly SavedEntry[], file: string): Promise<void> {
  return replaceFile(file, (unfinished) =>
    writeBlockFile(unfinished, (append) => {
      for (const { entry } of records) entry.blocks.use(append);
    }),
  );
}

/** Lets the blocks of a written segment be read from its file. */
export function moveToSegment(folder: string, name: string, { records }: Segment): void {
  const file = openBlockFile(path.join(folder, blocksOf(name)));
  eachPlace(records, ({ entry }, at) => entry.blocks.moveTo({ file, at }));
}

/**
 * Reads the index of a segment. Throws an UnusableFile when it, or the length of the blocks' file,
 * is wrong.
 */
export async function readSegment<K extends Kind>(
  folder: string,
  kind: K,
  name: string,
): Promise<readonly SavedEntry<K>[]> {
  const index = await readHashed(folder, name);
  if (!isIndexOf(kind, index)) throw new UnusableFile('one of its files has other contents');
  const file = openBlockFile(path.join(folder, blocksOf(name)));
  const records = index.map((record) => fromIndexed(record, file));
  if (file.size !== lengthOf(records)) throw new UnusableFile();
  return records;
}

function lengthOf(records: readonly SavedEntry[]): number {
  return records.reduce((length, { entry }) => length + entry.blocks.length, 0);
}

function eachPlace(records: readonly SavedEntry[], take: (record: SavedEntry, at: number) => unknown): void {
  let at = 0;
  for (const record of records) {
    take(record, at);
    at += record.entry.blocks.length;
  }
}
