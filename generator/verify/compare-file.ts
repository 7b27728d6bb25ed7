import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { OutputFile } from '../publish/output-file.ts';

/** Bytes of each file in memory at a time. */
const chunkBytes = 256 * 1024;
/** Bytes shown of each file: a few before the difference, more after it. */
const excerptBytes = { before: 16, length: 64 };

/**
 * Compares a file with the disk. Null when the bytes are equal; otherwise one sentence about the
 * difference.
 */
export async function compareFile(clean: OutputFile, place: string): Promise<string | null> {
  const found = await openFile(place);
  try {
    const expected = await openBytes(clean);
    try {
      const offset = await findOffset(found, expected);
      return offset === null ? null : await describe({ found, expected, offset });
    } finally {
      await expected.close();
    }
  } finally {
    await found.close();
  }
}

/** Returns the position of the first difference; null when all bytes are equal. */
async function findOffset(found: Bytes, expected: Bytes): Promise<number | null> {
  const length = Math.min(found.size, expected.size);
  for (let position = 0; position < length; position += chunkBytes) {
    const one = await found.read(position, Math.min(chunkBytes, length - position));
    const other = await expected.read(position, one.length);
    if (!one.equals(other)) return position + one.findIndex((byte, index) => byte !== other[index]);
  }
  return found.size === expected.size ? null : length;
}

interface Parting {
  readonly found: Bytes;
  readonly expected: Bytes;
  readonly offset: number;
}

async function describe({ found, expected, offset }: Parting): Promise<string> {
  const start = Math.max(0, offset - excerptBytes.before);
  const here = excerptOf(await found.read(start, excerptBytes.length));
  const there = excerptOf(await expected.read(start, excerptBytes.length));
  const sizes =
    found.size === expected.size ? `${found.size} bytes` : `${found.size} bytes instead of ${expected.size}`;
  return `${sizes}, different from byte ${offset} on: ${here} instead of ${there}`;
}

const maxHexBytes = 24;

/** Formats a piece of a file for a person: quoted text, or the first bytes in hexadecimal. */
function excerptOf(bytes: Buffer): string {
  // The piece may start or end within a character.
  const text = bytes.toString('utf8').replace(/^\ufffd+|\ufffd+$/gu, '');
  if (!/[\ufffd\p{Cc}]/u.test(text.replace(/[\n\r\t]/g, ''))) return JSON.stringify(text);
  return `0x${bytes.subarray(0, maxHexBytes).toString('hex')}`;
}

/** Bytes in memory or on the disk, read in pieces. */
interface Bytes {
  readonly size: number;
  /** Returns fewer bytes at the end. */
  readonly read: (position: number, length: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

async function openBytes(file: OutputFile): Promise<Bytes> {
  if ('copyOf' in file) return openFile(file.copyOf);
  const bytes = Buffer.from(file.contents);
  return {
    size: bytes.length,
    read: async (position, length) => bytes.subarray(position, position + length),
    close: async () => undefined,
  };
}

/** Rejects as the file system does, also for a link: links are not followed. */
async function openFile(place: string): Promise<Bytes> {
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
