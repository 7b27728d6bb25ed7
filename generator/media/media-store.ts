import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { digestOnDisk } from '../publish/digest-of.ts';
import { writeWhole } from '../util/write-atomic.ts';
import type { PreparedFile, PreparedMedia, UnstoredMedia } from './prepared-media.ts';

/** Prepared files, by a key of the file's bytes and the preparation. */
export interface MediaStore {
  /** Resolves to undefined for a missing or damaged entry. */
  readonly load: (key: string) => Promise<PreparedMedia | undefined>;
  /** Loads an entry, or makes and stores it. Concurrent calls make it once. */
  readonly loadOrMake: (key: string, make: () => Promise<UnstoredMedia>) => Promise<PreparedMedia>;
}

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const fileSchema = z.object({
  role: z.enum(['fallback', 'avif', 'webp', 'motion']),
  extension: z.string().regex(/^\w+$/),
  width: z.number().exactOptional(),
  sha256: sha256Schema,
  size: z.number(),
  writtenSecond: z.number(),
});

const recordSchema = z.object({
  key: z.string(),
  files: z.tuple([fileSchema], fileSchema),
  width: z.number().exactOptional(),
  height: z.number().exactOptional(),
  tones: z.tuple([z.string(), z.string()]).exactOptional(),
});

/**
 * Opens the store in a folder, which need not exist. A store that cannot be written does not fail.
 */
export function openMediaStore(folder: string): MediaStore {
  const recordFile = (key: string) => path.join(folder, `${hash(key).slice(0, 32)}.json`);
  const bytesFile = (sha256: string) => path.join(folder, `${sha256}.bin`);
  const making = new Map<string, Promise<PreparedMedia>>();

  const load: MediaStore['load'] = async (key) => {
    const text = await readFile(recordFile(key), 'utf8').catch(() => undefined);
    const record = text === undefined ? undefined : parseRecord(text);
    if (record?.key !== key) return undefined;
    const { files, key: _, ...picture } = record;
    const areWhole = await Promise.all(files.map((file) => isWhole(bytesFile(file.sha256), file)));
    if (areWhole.includes(false)) return undefined;
    const [first, ...others] = files.map(({ writtenSecond: _, ...file }) => ({
      ...file,
      source: { copyOf: bytesFile(file.sha256) },
    }));
    return first && { ...picture, files: [first, ...others] };
  };

  const keep = async (key: string, { files, ...picture }: UnstoredMedia): Promise<PreparedMedia> => {
    const [first, ...others] = await Promise.all(files.map((file) => storeFile(file, bytesFile)));
    if (first === undefined) throw new Error('A prepared file of the library has no file');
    const prepared: PreparedMedia = { ...picture, files: [first, ...others] };
    const record = await toRecord(key, prepared);
    if (record !== null) await writeWhole(recordFile(key), JSON.stringify(record)).catch(() => undefined);
    return prepared;
  };

  return {
    load,
    loadOrMake: (key, make) => {
      const made =
        making.get(key) ??
        load(key)
          .then(async (found) => found ?? keep(key, await make()))
          .finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}

async function storeFile(
  { bytes, ...file }: UnstoredMedia['files'][number],
  bytesFile: (sha256: string) => string,
): Promise<PreparedFile> {
  const sha256 = hash(bytes);
  const described = { ...file, sha256, size: bytes.length };
  try {
    await writeWhole(bytesFile(sha256), bytes, { flush: true });
    return { ...described, source: { copyOf: bytesFile(sha256) } };
  } catch {
    // A cache that cannot be written costs time, but does not fail the build.
    return { ...described, source: { contents: bytes } };
  }
}

/** Returns null when not all files could be stored. */
async function toRecord(key: string, { files, ...picture }: PreparedMedia): Promise<unknown> {
  const kept: unknown[] = [];
  for (const { source, ...file } of files) {
    if (!('copyOf' in source)) return null;
    kept.push({ ...file, writtenSecond: secondOf(await stat(source.copyOf)) });
  }
  return { key, ...picture, files: kept };
}

/**
 * Compares by size and time, so that an unchanged site is not read; after another time, by bytes.
 */
async function isWhole(
  file: string,
  { size, writtenSecond, sha256 }: z.output<typeof fileSchema>,
): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found?.size !== size) return false;
  return secondOf(found) === writtenSecond || (await digestOnDisk(file)).sha256 === sha256;
}

/** Archives of a cache keep times by the second. */
function secondOf({ mtimeMs }: { readonly mtimeMs: number }): number {
  return Math.floor(mtimeMs / 1000);
}

function parseRecord(text: string): z.output<typeof recordSchema> | undefined {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function hash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
