import type { OutputFile } from '../publish/output-file.ts';
import { type Bytes, openBytes, openFile } from './bytes.ts';
import { excerptOf } from './excerpt.ts';

/** Of each file that much is held at a time. */
const chunkBytes = 256 * 1024;
/** Shown of each file: a little before the place where they part, more after it. */
const excerptBytes = { before: 16, length: 64 };

/** Null when the file at that place of the disk has just these bytes; else one sentence on where they part. */
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

/** Where the first byte differs; null when all are equal. */
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
