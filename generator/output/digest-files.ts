import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import pLimit from 'p-limit';
import type { OutputFile } from '../output-file.ts';
import type { Digest } from './manifest.ts';

/** Files read at once: enough to keep a disk busy. */
const parallelReads = 16;

/** Hash and size of every file's bytes, by path. `known` are those found out before: they are not read again. */
export async function digestFiles(
  files: readonly OutputFile[],
  known: ReadonlyMap<string, Digest> = new Map(),
): Promise<Map<string, Digest>> {
  const limit = pLimit(parallelReads);
  const digests = await limit.map(
    files,
    async (file) => [file.path, known.get(file.path) ?? (await digestOf(file))] as const,
  );
  return new Map(digests);
}

async function digestOf(file: OutputFile): Promise<Digest> {
  const hash = createHash('sha256');
  if ('contents' in file) {
    hash.update(file.contents);
    return { sha256: hash.digest('hex'), size: Buffer.byteLength(file.contents) };
  }
  let size = 0;
  for await (const chunk of createReadStream(file.copyOf)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { sha256: hash.digest('hex'), size };
}
