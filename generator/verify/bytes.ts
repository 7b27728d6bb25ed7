import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { OutputFile } from '../publish/output-file.ts';

/** Bytes in memory or on the disk, read in pieces. */
export interface Bytes {
  readonly size: number;
  /** Returns fewer bytes at the end. */
  readonly read: (position: number, length: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export async function openBytes(file: OutputFile): Promise<Bytes> {
  if ('copyOf' in file) return openFile(file.copyOf);
  const bytes = Buffer.from(file.contents);
  return {
    size: bytes.length,
    read: async (position, length) => bytes.subarray(position, position + length),
    close: async () => undefined,
  };
}

/** Rejects as the file system does, also for a link: links are not followed. */
export async function openFile(place: string): Promise<Bytes> {
  const handle = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW);
  const { size } = await handle.stat();
  return {
    size,
    read: async (position, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
}
