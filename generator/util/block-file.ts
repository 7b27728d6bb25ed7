import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * An open file with many pieces of JSON, one after the other: blocks of entries, or records of pages. It is closed when nothing refers
 * to it any more: whoever still reads from it goes on when the file is removed.
 */
export interface BlockFile {
  readonly file: string;
  /** Bytes when it was opened. */
  readonly size: number;
  /** Reads so many bytes, or as many as there are. They are good until the next reading of any file. */
  readonly read: (at: number, length: number) => Buffer;
}

/** A file that grows. */
export interface GrowingBlockFile extends BlockFile {
  /** Writes bytes behind all others, and gives their place. Throws as the file system does; then nothing was added. */
  readonly append: (bytes: Uint8Array) => number;
}

/** Throws as the file system does. */
export function openBlockFile(file: string): BlockFile {
  const descriptor = openSync(file, 'r');
  return closeWhenUnused(
    { file, size: fstatSync(descriptor).size, read: (at, length) => readAt(descriptor, at, length) },
    descriptor,
  );
}

/** Makes a file, and its folder. Throws as the file system does. */
export function createBlockFile(file: string): GrowingBlockFile {
  const descriptor = create(file);
  const read = (at: number, length: number) => readAt(descriptor, at, length);
  return closeWhenUnused({ file, size: 0, read, append: appendTo(descriptor) }, descriptor);
}

/** Makes a file, and its folder, of all that `write` appends, and closes it. Throws as the file system and `write` do. */
export function writeBlockFile(file: string, write: (append: GrowingBlockFile['append']) => void): void {
  const descriptor = create(file);
  try {
    write(appendTo(descriptor));
  } finally {
    closeSync(descriptor);
  }
}

function create(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, 'wx+');
}

function appendTo(descriptor: number): GrowingBlockFile['append'] {
  let end = 0;
  return (bytes) => {
    const at = end;
    for (let done = 0; done < bytes.length; )
      done += writeSync(descriptor, bytes, done, bytes.length - done, at + done);
    end += bytes.length;
    return at;
  };
}

/** One for all files: what is read is made into text at once. */
let room = Buffer.alloc(0);

function readAt(descriptor: number, at: number, length: number): Buffer {
  if (room.length < length) room = Buffer.allocUnsafeSlow(Math.max(length, 2 * room.length));
  let done = 0;
  while (done < length) {
    const count = readSync(descriptor, room, done, length - done, at + done);
    if (count === 0) break;
    done += count;
  }
  return room.subarray(0, done);
}

const unused = new FinalizationRegistry<number>(closeSync);

function closeWhenUnused<File extends BlockFile>(file: File, descriptor: number): File {
  unused.register(file, descriptor);
  return file;
}
