import { crc32 } from 'node:zlib';
import type { BlockFile } from './block-file.ts';
import { UnusableFile } from './unusable-file.ts';

// A record: the length of its key and of its value, their CRC-32 with these lengths, 4 bytes each, the key
// and the value.

/** A record and its place. Its value is valid until the next one is read. */
export interface LogRecord {
  readonly key: string;
  readonly value: Buffer;
  readonly at: number;
  /** Bytes of the whole record. */
  readonly length: number;
}

const headLength = 12;
const chunkLength = 1_000_000;

/** Returns the bytes of a record. The key is well-formed text. */
export function recordOf(key: string, value: Uint8Array | string): Buffer {
  const keyLength = Buffer.byteLength(key);
  const bytes = Buffer.allocUnsafe(headLength + keyLength + Buffer.byteLength(value));
  bytes.writeUInt32LE(keyLength, 0);
  bytes.writeUInt32LE(bytes.length - headLength - keyLength, 4);
  bytes.write(key, headLength);
  if (typeof value === 'string') bytes.write(value, headLength + keyLength);
  else bytes.set(value, headLength + keyLength);
  bytes.writeUInt32LE(checksumOf(bytes), 8);
  return bytes;
}

function checksumOf(record: Buffer): number {
  return crc32(record.subarray(headLength), crc32(record.subarray(0, 8)));
}

/** Returns the key and the value of a record; undefined when its bytes are damaged. */
export function readRecord(bytes: Buffer): Pick<LogRecord, 'key' | 'value'> | undefined {
  const isWhole = bytes.length >= headLength && bytes.length === lengthOf(bytes);
  if (!isWhole || bytes.readUInt32LE(8) !== checksumOf(bytes)) return undefined;
  const valueAt = headLength + bytes.readUInt32LE(0);
  return { key: bytes.toString('utf8', headLength, valueAt), value: bytes.subarray(valueAt) };
}

/** Returns the position of the value in the record of a key. */
export function valueStart(key: string): number {
  return headLength + Buffer.byteLength(key);
}

function lengthOf(head: Buffer): number {
  return headLength + head.readUInt32LE(0) + head.readUInt32LE(4);
}

/**
 * Yields the records from a position on, up to the end of the file; one that the end cuts is left out. Throws
 * an UnusableFile at a damaged one.
 */
export function* recordsFrom(
  { size, read }: Pick<BlockFile, 'size' | 'read'>,
  start: number,
): Generator<LogRecord> {
  let chunk: Buffer = Buffer.alloc(0);
  let chunkAt = start;
  const bytesAt = (at: number, length: number): Buffer => {
    if (at + length > chunkAt + chunk.length) {
      // Others read files while these records are used.
      chunk = Buffer.from(read(at, Math.min(size - at, Math.max(length, chunkLength))));
      chunkAt = at;
    }
    return chunk.subarray(at - chunkAt, at - chunkAt + length);
  };
  for (let at = start; at + headLength <= size; ) {
    const length = lengthOf(bytesAt(at, headLength));
    if (at + length > size) return;
    const record = readRecord(bytesAt(at, length));
    if (record === undefined) throw new UnusableFile();
    yield { ...record, at, length };
    at += length;
  }
}
