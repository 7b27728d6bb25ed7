import * as z from 'zod';
import { sha256 } from '../util/hash.ts';
import type { UnstoredMedia } from './prepared-media.ts';

// Prepared media as one value of a work store: a line of JSON with its facts, then the bytes of its
// files. Files have no names here: their places on disks and on the site follow from their bytes.

const lineFeed = 0x0a;

const pixels = z.int().min(1).max(1_000_000);
const percent = z.int().min(0).max(100);
const tone = z.string().regex(/^#[0-9a-f]{6}$/);

const fileSchema = z.strictObject({
  role: z.enum(['fallback', 'avif', 'card', 'motion']),
  extension: z.string().regex(/^[a-z0-9]{2,5}$/),
  width: pixels.exactOptional(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.int().min(0),
});

const factsSchema = z.strictObject({
  files: z.array(fileSchema).min(1),
  width: pixels.exactOptional(),
  height: pixels.exactOptional(),
  tones: z.tuple([tone, tone]).readonly().exactOptional(),
  focus: z.tuple([percent, percent]).readonly().exactOptional(),
});

type Facts = z.output<typeof factsSchema>;

export function packMedia({ files, width, height, tones, focus }: UnstoredMedia): Buffer {
  const facts: Facts = {
    files: files.map(({ role, extension, width, bytes }) => ({
      role,
      extension,
      ...(width !== undefined && { width }),
      sha256: sha256(bytes),
      size: bytes.length,
    })),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(tones && { tones }),
    ...(focus && { focus }),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), ...files.map(({ bytes }) => bytes)]);
}

/** Reads a value of `packMedia`. Undefined for any other: its signature may be good, its maker not. */
export function unpackMedia(pack: Buffer): UnstoredMedia | undefined {
  const end = pack.indexOf(lineFeed);
  const facts = end === -1 ? undefined : readFacts(pack.toString('utf8', 0, end));
  if (facts === undefined) return undefined;
  let at = end + 1;
  const files = facts.files.map(({ size, sha256: expected, ...file }) => {
    const bytes = pack.subarray(at, at + size);
    at += size;
    return { ...file, bytes, isWhole: sha256(bytes) === expected };
  });
  if (at !== pack.length || !files.every(({ isWhole }) => isWhole)) return undefined;
  return { ...facts, files: files.map(({ isWhole: _, ...file }) => file) };
}

function readFacts(text: string): Facts | undefined {
  try {
    return factsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
