import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * An open file of JSON pieces, one after the other: blocks of entries, or records of pages. It is
 * closed when nothing refers to it; it can still be read after the file is removed.
 */
export interface BlockFile {
  readonly file: string;
  /** Bytes at opening time. */
  readonly size: number;
  /** Reads up to `length` bytes. They are valid until the next read of any file. */
  readonly read: (at: number, length: number) => Buffer;
}

/** A file with the number that tells it from one that has taken its name since. */
export interface NumberedFile extends BlockFile {
  readonly inode: number;
}

/** A file that grows. */
export interface GrowingBlockFile extends NumberedFile {
  /**
   * Writes bytes at the end, and returns their position. Throws as the file system does, with
   * nothing added.
   */
  readonly append: (bytes: Uint8Array) => number;
}

/** Throws as the file system does. */
export function openBlockFile(file: string): NumberedFile {
  const descriptor = openSync(file, 'r');
  const { size, ino } = fstatSync(descriptor);
  const read = (at: number, length: number) => readAt(descriptor, at, length);
  return closeWhenUnused({ file, size, inode: ino, read }, descriptor);
}

/** Creates a file, and its folder. Throws as the file system does. */
export function createBlockFile(file: string): GrowingBlockFile {
  const descriptor = create(file);
  const read = (at: number, length: number) => readAt(descriptor, at, length);
  const inode = fstatSync(descriptor).ino;
  return closeWhenUnused({ file, size: 0, inode, read, append: appendTo(descriptor) }, descriptor);
}

/**
 * Creates a file, and its folder, with all that `write` appends, and closes it. Throws as the file
 * system and `write` do.
 */
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

/** One buffer for all files: its contents are converted to text at once. */
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
