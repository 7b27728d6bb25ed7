import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { writeWhole } from '../publish/write-whole.ts';
import type { Validators } from './download.ts';
import type { PreparedMedia } from './prepare-media.ts';

/** What was fetched before, with what to ask the CMS whether it is still the same. */
export interface CachedMedia {
  readonly validators: Validators;
  readonly media: PreparedMedia;
  /** Absolute file with the media's bytes. */
  readonly file: string;
}

export interface MediaCache {
  /** Undefined for what is not there, damaged, or was prepared by other code. faults.md 107 */
  readonly load: (mediaPath: string) => Promise<CachedMedia | undefined>;
  /** Resolves to the file with the bytes; undefined when the cache cannot be written, which is no failure. */
  readonly store: (
    mediaPath: string,
    found: Pick<CachedMedia, 'validators' | 'media'>,
  ) => Promise<string | undefined>;
}

/** Raise this when pictures are prepared in another way: what was cached before is then made anew. */
const preparation = `1/${sharp.versions.sharp}`;

const recordSchema = z.object({
  preparation: z.literal(preparation),
  mediaPath: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  extension: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
});

/** Opens the cache of media in a folder, which need not exist yet. */
export function openMediaCache(folder: string): MediaCache {
  const recordFile = (mediaPath: string) => path.join(folder, `${hash(mediaPath).slice(0, 32)}.json`);
  const bytesFile = (sha256: string) => path.join(folder, `${sha256}.bin`);

  return {
    load: async (mediaPath) => {
      const text = await readFile(recordFile(mediaPath), 'utf8').catch(() => undefined);
      const record = text === undefined ? undefined : parseRecord(text);
      if (record?.mediaPath !== mediaPath) return undefined;
      const { sha256, extension, width, height, etag, lastModified } = record;
      const bytes = await readFile(bytesFile(sha256)).catch(() => undefined);
      if (bytes === undefined || hash(bytes) !== sha256) return undefined;
      const size = width === undefined || height === undefined ? {} : { width, height };
      return {
        validators: { etag, lastModified },
        media: { bytes, sha256, extension, ...size },
        file: bytesFile(sha256),
      };
    },
    store: async (mediaPath, { validators, media: { bytes, ...description } }) => {
      const file = bytesFile(description.sha256);
      const record = { preparation, mediaPath, ...validators, ...description };
      try {
        await writeWhole(file, bytes);
        await writeWhole(recordFile(mediaPath), JSON.stringify(record));
        return file;
      } catch {
        return undefined;
      }
    },
  };
}

function parseRecord(text: string): z.output<typeof recordSchema> | undefined {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function hash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
