import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import pLimit from 'p-limit';
import type { Digest } from './manifest.ts';
import type { OutputFile } from './output-file.ts';

/**
 * Files read at the same time, by all callers: enough to keep a disk busy, far below a limit of
 * open files.
 */
const limit = pLimit(16);

/**
 * Returns hash and size of a file's bytes. Rejects as the file system does when `copyOf` cannot be
 * read.
 */
export async function digestOf(file: OutputFile): Promise<Digest> {
  if ('copyOf' in file) return digestOnDisk(file.copyOf);
  const { contents } = file;
  return { sha256: hash('sha256', contents, 'hex'), size: Buffer.byteLength(contents) };
}

/** Does the same for a file on this disk. */
export function digestOnDisk(file: string): Promise<Digest> {
  return limit(readDigest, file);
}

async function readDigest(file: string): Promise<Digest> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { sha256: hash.digest('hex'), size };
}
