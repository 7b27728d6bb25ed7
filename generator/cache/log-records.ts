import { crc32 } from 'node:zlib';
import type { LogFile } from './log-file.ts';
import { UnusableFile } from './unusable-file.ts';

// A record: the CRC-32 of all that follows, the lengths of its key and of its value, 4 bytes each, the key and the
// value.

/** A record and its place. Its value is valid until the next one is read. */
export interface LogRecord {
  readonly key: string;
  readonly value: Buffer;
  readonly at: number;
  /** Bytes of the whole record. */
  readonly length: number;
}

/** The value of a record without a key: those since the last one count from then on. */
export interface Commit {
  /** Where the log ended that its writer knew: after another end, its records do not count. Null: after any. */
  readonly after: number | null;
  readonly value?: unknown;
}

const headLength = 12;
const chunkLength = 100_000;

/**
 * The key of texts of which other records know the places and the hashes. Reading a log skips them: they are most of
 * its bytes.
 */
export const textsKey = 'texts';
const texts = Buffer.from(textsKey);
const textsStart = headLength + texts.length;

/** Returns the bytes of a record. The key is well-formed text. */
export function recordOf(key: string, value: Uint8Array | string): Buffer {
  const start = valueStart(key);
  const bytes = Buffer.allocUnsafe(start + Buffer.byteLength(value));
  bytes.writeUInt32LE(start - headLength, 4);
  bytes.writeUInt32LE(bytes.length - start, 8);
  bytes.write(key, headLength);
  if (typeof value === 'string') bytes.write(value, start);
  else bytes.set(value, start);
  bytes.writeUInt32LE(crc32(bytes.subarray(4)), 0);
  return bytes;
}

export function commitOf(commit: Commit): Buffer {
  return recordOf('', JSON.stringify(commit));
}

/** Returns the position of the value in the record of a key. */
export function valueStart(key: string): number {
  return headLength + Buffer.byteLength(key);
}

/** Returns the key and the value of a record; undefined when its bytes are damaged. */
export function readRecord(bytes: Buffer): Pick<LogRecord, 'key' | 'value'> | undefined {
  const isWhole = bytes.length >= headLength && bytes.length === lengthOf(bytes, 0);
  if (!isWhole || bytes.readUInt32LE(0) !== crc32(bytes.subarray(4))) return undefined;
  const valueAt = headLength + bytes.readUInt32LE(4);
  return { key: bytes.toString('utf8', headLength, valueAt), value: bytes.subarray(valueAt) };
}

function lengthOf(bytes: Buffer, at: number): number {
  return headLength + bytes.readUInt32LE(at + 4) + bytes.readUInt32LE(at + 8);
}

/**
 * Yields the records from a position on, without texts, up to the end of the file; one that the end cuts is left out.
 * Throws an UnusableFile at a damaged one.
 */
export function* recordsFrom(
  { size, read }: Pick<LogFile, 'size' | 'read'>,
  start: number,
): Generator<LogRecord> {
  const room = Buffer.allocUnsafeSlow(chunkLength);
  let chunk: Buffer = room.subarray(0, 0);
  let chunkAt = start;
  /** Returns the place of these bytes in the chunk. */
  const reach = (at: number, length: number): number => {
    if (at + length > chunkAt + chunk.length) {
      // Others read files while these records are used.
      const bytes = read(at, Math.min(size - at, Math.max(length, chunkLength)));
      chunk = bytes.length > chunkLength ? Buffer.from(bytes) : room.subarray(0, bytes.copy(room));
      chunkAt = at;
    }
    return at - chunkAt;
  };
  for (let at = start; at + headLength <= size; ) {
    let from = reach(at, headLength);
    const length = lengthOf(chunk, from);
    if (at + length > size) return;
    const mayBeTexts = chunk.readUInt32LE(from + 4) === texts.length;
    if (mayBeTexts) from = reach(at, textsStart);
    if (!mayBeTexts || chunk.compare(texts, 0, texts.length, from + headLength, from + textsStart) !== 0) {
      from = reach(at, length);
      const record = readRecord(chunk.subarray(from, from + length));
      if (record === undefined) throw new UnusableFile();
      yield { key: record.key, value: record.value, at, length };
    }
    at += length;
  }
}
