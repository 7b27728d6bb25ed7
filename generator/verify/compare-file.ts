import type { OutputFile } from '../publish/output-file.ts';
import { type Bytes, openBytes, openFile } from './bytes.ts';
import { excerptOf } from './excerpt.ts';

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
