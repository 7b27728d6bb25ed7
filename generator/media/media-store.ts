import { stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { openSharedValues } from '../cache/shared-values.ts';
import { writeAtomic } from '../cache/write-atomic.ts';
import type { Warn } from '../problems/problem.ts';
import { digestOnDisk } from '../publish/digest-of.ts';
import { sha256 } from '../util/hash.ts';
import {
  fileSchema,
  type PreparedFile,
  type PreparedMedia,
  pictureSchema,
  type UnstoredMedia,
} from './prepared-media.ts';

/** Prepared media of several machines, by the keys of the media store. Never rejects for the store. */
export interface SharedPictures {
  /** Resolves to undefined for missing or refused media. Concurrent calls read it once. */
  readonly load: (key: string) => Promise<UnstoredMedia | undefined>;
  readonly save: (key: string, media: UnstoredMedia) => Promise<void>;
  /** Saves media of this machine, unless others have it. */
  readonly offer: (key: string, media: PreparedMedia) => Promise<void>;
}

/** Prepared files, by a key of the file's bytes and the preparation. */
export interface MediaStore {
  /** Resolves to undefined for a missing or damaged entry. */
  readonly load: (key: string) => Promise<PreparedMedia | undefined>;
  /** Loads an entry, or makes and stores it. Concurrent calls make it once. */
  readonly loadOrMake: (key: string, make: () => Promise<UnstoredMedia>) => Promise<PreparedMedia>;
}

const recordFile = fileSchema.extend({ writtenSecond: z.number() });
const recordSchema = pictureSchema.extend({ files: z.tuple([recordFile], recordFile) });

type FileRecord = z.output<typeof recordFile>;
type PictureRecord = z.output<typeof recordSchema>;

/**
 * Opens the store in a folder, which need not exist. A store that cannot be written does not fail.
 * With `shared`, other machines' pictures are taken into the folder, and new ones saved for them.
 */
export function openMediaStore(
  folder: string,
  { shared, warn }: { readonly shared?: SharedPictures; readonly warn?: Warn } = {},
): MediaStore {
  const file = path.join(folder, 'records.log');
  const records = openSharedValues({ contents: 'pictures', file, schema: recordSchema, warn });
  const bytesFile = (sha256: string) => path.join(folder, `${sha256}.bin`);
  const making = new Map<string, Promise<PreparedMedia>>();

  const loadOwn: MediaStore['load'] = async (key) => {
    const record = records.load(key);
    if (record === undefined) return undefined;
    const { files, ...picture } = record;
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
    const record = await toRecord(prepared);
    if (record !== null) records.save(key, record);
    return prepared;
  };

  const load: MediaStore['load'] = async (key) => {
    const own = await loadOwn(key);
    const found = own === undefined ? await shared?.load(key) : undefined;
    return found === undefined ? own : keep(key, found);
  };

  const makeAndShare = async (key: string, make: () => Promise<UnstoredMedia>): Promise<PreparedMedia> => {
    const made = await make();
    await shared?.save(key, made);
    return keep(key, made);
  };

  return {
    load,
    loadOrMake: (key, make) => {
      const made =
        making.get(key) ??
        load(key)
          .then((found) => found ?? makeAndShare(key, make))
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
  const digest = sha256(bytes);
  const described = { ...file, sha256: digest, size: bytes.length };
  try {
    await writeAtomic(bytesFile(digest), bytes, { flush: true });
    return { ...described, source: { copyOf: bytesFile(digest) } };
  } catch {
    // A cache that cannot be written costs time, but does not fail the build.
    return { ...described, source: { contents: bytes } };
  }
}

/** Returns null when not all files could be stored. */
async function toRecord({ files, ...picture }: PreparedMedia): Promise<PictureRecord | null> {
  const kept = await Promise.all(files.map(toFileRecord));
  const [first, ...others] = kept.filter((file) => file !== null);
  return first === undefined || others.length + 1 < kept.length
    ? null
    : { ...picture, files: [first, ...others] };
}

async function toFileRecord({ source, ...file }: PreparedFile): Promise<FileRecord | null> {
  return 'copyOf' in source ? { ...file, writtenSecond: secondOf(await stat(source.copyOf)) } : null;
}

/**
 * Compares by size and time, so that an unchanged site is not read; after another time, by bytes.
 */
async function isWhole(file: string, { size, writtenSecond, sha256 }: FileRecord): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found?.size !== size) return false;
  return secondOf(found) === writtenSecond || (await digestOnDisk(file)).sha256 === sha256;
}

/** Archives of a cache keep times by the second. */
function secondOf({ mtimeMs }: { readonly mtimeMs: number }): number {
  return Math.floor(mtimeMs / 1000);
}
