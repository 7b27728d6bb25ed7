import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs';
import path from 'node:path';
import { removeOld } from '../cache/remove-old.ts';

/** Age in milliseconds from which the files of a killed shard are not in use any more. */
const longAgo = 24 * 60 * 60 * 1000;

/** The files of pages whose part is not finished: threads write them, and memory does not hold them. */
export interface PageFiles {
  /** Returns a file that does not exist yet. */
  readonly next: () => string;
  /** Fills `target` with the bytes of a file, and removes the file. Throws as the file system does. */
  readonly take: (file: string, target: Buffer) => void;
  /** Removes the files that were not taken. */
  readonly discard: () => void;
}

/** Opens a folder for files, which need not exist, and removes what killed shards left there. */
export async function openPageFiles(folder: string): Promise<PageFiles> {
  mkdirSync(folder, { recursive: true });
  await removeOld(folder, /^[0-9a-f-]{36}\.\d+$/, Date.now() - longAgo);
  const start = path.join(folder, randomUUID());
  const files = new Set<string>();
  let count = 0;
  return {
    next: () => {
      count += 1;
      const file = `${start}.${count}`;
      files.add(file);
      return file;
    },
    take: (file, target) => {
      const opened = openSync(file, 'r');
      try {
        let done = 0;
        while (done < target.length) {
          const read = readSync(opened, target, done, target.length - done, done);
          if (read === 0) throw new Error(`${file} is shorter than the page was`);
          done += read;
        }
      } finally {
        closeSync(opened);
      }
      rmSync(file);
      files.delete(file);
    },
    discard: () => {
      for (const file of files) rmSync(file, { force: true });
    },
  };
}
