import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Digest } from './manifest.ts';
import type { OutputFile } from './output-file.ts';

/** A stream for each file would take several times as long, most of it for its buffers. */
const room = Buffer.allocUnsafeSlow(1_000_000);

/**
 * Returns hash and size of a file's bytes. Rejects as the file system does when `copyOf` cannot be
 * read.
 */
export async function digestOf(file: OutputFile): Promise<Digest> {
  if ('copyOf' in file) return digestOnDisk(file.copyOf);
  const { contents } = file;
  return { sha256: hash('sha256', contents, 'hex'), size: Buffer.byteLength(contents) };
}

/** Does the same for a file on this disk. Other work goes on between the pieces of a large one. */
export async function digestOnDisk(file: string): Promise<Digest> {
  const hash = createHash('sha256');
  let size = 0;
  const descriptor = openSync(file, 'r');
  try {
    let count: number;
    do {
      count = readSync(descriptor, room);
      hash.update(room.subarray(0, count));
      size += count;
      if (count === room.length) await setImmediate();
    } while (count > 0);
  } finally {
    closeSync(descriptor);
  }
  return { sha256: hash.digest('hex'), size };
}
