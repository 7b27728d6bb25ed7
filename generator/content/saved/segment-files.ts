import path from 'node:path';
import { openBlockFile, writeBlockFile } from '../../cache/block-file.ts';
import { checkedLine, firstLine, lastLine, wholeLines } from '../../cache/checked-lines.ts';
import { nameOf, readHashedBytes } from '../../cache/hashed-files.ts';
import { UnusableFile } from '../../cache/unusable-file.ts';
import { replaceFile, writeAtomic } from '../../cache/write-atomic.ts';
import type { Kind } from '../content.ts';
import { fromIndexed, toIndexed } from './indexed-record.ts';
import type { SavedEntry } from './saved-crawl.ts';
import { isRecordOf } from './saved-parts.ts';
import type { Segment } from './segments.ts';

const contents = 'segment';

/**
 * Returns the name of the file with the blocks of a segment: the index contains their hashes, so
 * one name identifies both.
 */
export function blocksOf(name: string): string {
  return name.replace(/\.jsonl$/, '.blocks');
}

/** Returns the name of a segment's index. */
export function nameSegment({ records }: Segment): string {
  return nameOf(indexText(records), 'jsonl');
}

/**
 * Writes a segment as two files: an index of its entries, and their blocks. Returns the index's
 * name.
 */
export async function writeSegment(folder: string, { records }: Segment): Promise<string> {
  const text = indexText(records);
  const name = nameOf(text, 'jsonl');
  await copyBlocks(records, path.join(folder, blocksOf(name)));
  await writeAtomic(path.join(folder, name), text);
  return name;
}

function indexText(records: readonly SavedEntry[]): string {
  const lines: string[] = [];
  eachPlace(records, (record, at) => lines.push(checkedLine(toIndexed(record, at))));
  return firstLine(contents) + lines.join('') + lastLine(lines.length);
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
 * Reads the index of a segment; the blocks stay on the disk. Throws an UnusableFile when the index,
 * or the length of the blocks' file, is wrong.
 */
export async function readSegment<K extends Kind>(
  folder: string,
  { kind, name }: { readonly kind: K; readonly name: string },
): Promise<readonly SavedEntry<K>[]> {
  const bytes = await readHashedBytes(folder, name);
  const blocks = openBlockFile(path.join(folder, blocksOf(name)));
  const read = (at: number, count: number) => bytes.subarray(at, at + count);
  const records: SavedEntry<K>[] = [];
  let length = 0;
  for (const line of wholeLines({ size: bytes.length, read }, contents)) {
    const record: unknown = JSON.parse(line.json.toString());
    if (!isRecordOf(kind, record)) throw new UnusableFile('one of its files has other contents');
    length += record.entry.blocks.length;
    records.push(fromIndexed(record, blocks));
  }
  if (blocks.size !== length) throw new UnusableFile();
  return records;
}

function eachPlace(records: readonly SavedEntry[], take: (record: SavedEntry, at: number) => unknown): void {
  let at = 0;
  for (const record of records) {
    take(record, at);
    at += record.entry.blocks.length;
  }
}
