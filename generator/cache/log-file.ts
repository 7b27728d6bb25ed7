import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';

/** An open file. It is closed when nothing refers to it; it can still be read after the file is removed. */
export interface LogFile {
  readonly file: string;
  /** Bytes at opening time. */
  readonly size: number;
  /** Tells it from a file that has taken its name since. */
  readonly inode: number;
  /** Reads up to `length` bytes. They are valid until the next read of any file. */
  readonly read: (at: number, length: number) => Buffer;
  /** Writes at a position. Throws as the file system does. */
  readonly write: (bytes: Uint8Array, at: number) => void;
}

/**
 * Opens a file for reading, or creates it, with its folder, under a name that it has until it is renamed. Throws as the
 * file system does.
 */
export function openLogFile(file: string, createdAs?: string): LogFile {
  if (createdAs !== undefined) mkdirSync(path.dirname(createdAs), { recursive: true });
  const descriptor = createdAs === undefined ? openSync(file, 'r') : openSync(createdAs, 'wx+');
  const { size, ino } = fstatSync(descriptor);
  const opened: LogFile = {
    ...{ file, size, inode: ino },
    read: (at, length) => readAt(descriptor, at, length),
    write: (bytes, at) => {
      for (let done = 0; done < bytes.length; )
        done += writeSync(descriptor, bytes, done, bytes.length - done, at + done);
    },
  };
  unused.register(opened, descriptor);
  return opened;
}

const unused = new FinalizationRegistry<number>(closeSync);

const roomLength = 1_000_000;
/** One buffer for all files: its contents are converted to text at once. */
const room = Buffer.allocUnsafeSlow(roomLength);

function readAt(descriptor: number, at: number, length: number): Buffer {
  const bytes = length > roomLength ? Buffer.allocUnsafeSlow(length) : room;
  let done = 0;
  while (done < length) {
    const count = readSync(descriptor, bytes, done, length - done, at + done);
    if (count === 0) break;
    done += count;
  }
  return bytes.subarray(0, done);
}
