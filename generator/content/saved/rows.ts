import { recordOf, textsKey, valueStart } from '../../cache/log-records.ts';
import type { NewLog } from '../../cache/new-log.ts';
import { UnusableFile } from '../../cache/unusable-file.ts';
import { shortHash } from '../../util/hash.ts';
import type { Entry, Kind, Media } from '../content.ts';
import { type BlocksPlace, PackedBlocks } from './packed-blocks.ts';
import type { SavedEntry } from './saved-crawl.ts';

// What is known of a CMS lies in logs: that of the saved crawl, those of unfinished crawls, a content file. A row is
// the JSON of an item and its hash. The blocks of an entry are texts of the log before it: the row has their place, which
// is no part of the hash.

/** The contents of the logs of crawls, finished or not: an unfinished one becomes the saved crawl. */
export const crawlContents = 'crawl';

/** A row as it lies in a log. */
export interface WrittenRow {
  readonly key: string;
  readonly item: object;
  /** Of the item, which covers the hash of its blocks. */
  readonly hash: string;
  /** In bytes, with its blocks. */
  readonly length: number;
  /** The position of the blocks. */
  readonly at: number;
}

/** Returns the hash of an item, without the place of its blocks. */
export function hashOf(item: object): string {
  return shortHash(jsonOf(item));
}

/** Returns the key of an item: "post 12", "media 7", "rest" of the content, or "known" beside the content. */
export function keyOf(item: object): string {
  if (hasBlocks(item)) return `${item.entry.kind} ${item.entry.id}`;
  if (isMedia(item)) return `media ${item.id}`;
  return 'settings' in item ? 'rest' : 'known';
}

function jsonOf(item: object): string {
  if (!hasBlocks(item)) return JSON.stringify(item);
  return JSON.stringify({ ...item, entry: { ...item.entry, blocks: item.entry.blocks.summary } });
}

function hasBlocks(item: object): item is { readonly entry: Entry } {
  return 'entry' in item && isObject(item.entry) && 'blocks' in item.entry;
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns the bytes of the blocks of items. */
export function blocksLength(items: readonly object[]): number {
  return items.reduce((sum, item) => sum + (hasBlocks(item) ? item.entry.blocks.length : 0), 0);
}

/** Makes the records of items for a position of a log: all their blocks, then the rows. */
export function recordsOf(
  items: readonly object[],
  start: number,
): { readonly records: readonly Buffer[]; readonly written: readonly WrittenRow[] } {
  const texts: Buffer[] = [];
  const written: WrittenRow[] = [];
  let at = start + valueStart(textsKey);
  const records = items.map((item) => {
    const key = keyOf(item);
    const blocks = hasBlocks(item) ? item.entry.blocks : undefined;
    const json = jsonOf(item);
    const hash = shortHash(json);
    const record = recordOf(key, `{"hash":"${hash}",${blocks ? `"at":${at},` : ''}"item":${json}}`);
    written.push({ key, item, hash, length: record.length + (blocks?.length ?? 0), at });
    if (blocks !== undefined) {
      texts.push(blocks.bytes());
      at += blocks.length;
    }
    return record;
  });
  const isWithout = texts.length === 0;
  return { records: isWithout ? records : [recordOf(textsKey, Buffer.concat(texts)), ...records], written };
}

/**
 * Adds items to a log, and hands over their rows as they are written. Memory holds some of them at a time. Throws as the file
 * system does.
 */
export function addRows(
  log: Pick<NewLog, 'add' | 'end'>,
  items: Iterable<object>,
  take: (written: readonly WrittenRow[]) => void = () => undefined,
): void {
  let batch: object[] = [];
  let length = 0;
  const write = (): void => {
    const { records, written } = recordsOf(batch, log.end());
    for (const record of records) log.add(record);
    take(written);
    [batch, length] = [[], 0];
  };
  for (const item of items) {
    batch.push(item);
    length += hasBlocks(item) ? item.entry.blocks.length : 0;
    if (length > mostBytes || batch.length === mostRows) write();
  }
  write();
}

const mostBytes = 1_000_000;
const mostRows = 1000;

/** Lets the blocks of written rows be read from their log. */
export function moveBlocks(written: readonly WrittenRow[], log: Omit<BlocksPlace, 'at'>): void {
  for (const { item, at } of written) if (hasBlocks(item)) item.entry.blocks.moveTo({ ...log, at });
}

/** Reads a row; its blocks stay on the disk. Throws an UnusableFile for something else. */
export function readRow(key: string, value: Buffer, log: Omit<BlocksPlace, 'at'>): WrittenRow {
  const row: unknown = JSON.parse(value.toString());
  if (!isRow(row)) throw new UnusableFile();
  const { hash, at = 0, item } = row;
  if (!hasBlocks(item)) return { key, item, hash, length: value.length, at };
  const blocks = new PackedBlocks(item.entry.blocks, { source: log.source, refuse: log.refuse, at });
  Object.assign(item.entry, { blocks });
  return { key, item, hash, length: value.length + blocks.length, at };
}

/** Not validated in full: its checksum was verified. */
function isRow(
  value: unknown,
): value is { readonly hash: string; readonly at?: number; readonly item: object } {
  return isObject(value) && 'hash' in value && 'item' in value && isObject(value.item);
}

export function isSavedEntry(item: object): item is SavedEntry {
  return hasBlocks(item) && 'versionKey' in item;
}

export function isOfKind<K extends Kind>(kind: K) {
  return <Item extends object>(item: Item): item is Item & { readonly entry: Entry<K> } =>
    hasBlocks(item) && item.entry.kind === kind;
}

export function isMedia(item: object): item is Media {
  return 'id' in item && 'mimeType' in item;
}
