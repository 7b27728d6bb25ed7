import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../publish/write-whole.ts';
import type { Validators } from './download.ts';
import type { PreparedMedia } from './prepare-media.ts';

/** What was fetched before, with what to ask the CMS whether it is still the same. */
export interface CachedMedia {
  readonly validators: Validators;
  readonly media: PreparedMedia;
  readonly checked?: Checked | undefined;
  /** Absolute file with the media's bytes. */
  readonly file: string;
}

/** When the CMS was last asked for a file of its library, and how it dated it then; both ISO 8601. */
export interface Checked {
  readonly modified: string;
  readonly fetchedAt: string;
}

export interface MediaCache {
  /** Undefined for what is not there, damaged, or was prepared by other code. faults.md 107 */
  readonly load: (mediaPath: string) => Promise<CachedMedia | undefined>;
  /** Resolves to the file with the bytes; undefined when the cache cannot be written, which is no failure. */
  readonly store: (mediaPath: string, found: Omit<CachedMedia, 'file'>) => Promise<string | undefined>;
  /** Notes that what was loaded is still the same. A cache that cannot be written is no failure. */
  readonly renew: (mediaPath: string, found: CachedMedia) => Promise<void>;
}

/**
 * Raise this when pictures are prepared in another way, by us or by another version of sharp: what was cached before is then
 * made anew. It names the version and does not ask sharp for it, which a build without new pictures need not load.
 */
export const preparation = '1/0.35.5';

const recordSchema = z.object({
  preparation: z.literal(preparation),
  mediaPath: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  checked: z.object({ modified: z.string(), fetchedAt: z.string() }).optional(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  extension: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
});

/** Opens the cache of media in a folder, which need not exist yet. */
export function openMediaCache(folder: string): MediaCache {
  const recordFile = (mediaPath: string) => path.join(folder, `${hash(mediaPath).slice(0, 32)}.json`);
  const bytesFile = (sha256: string) => path.join(folder, `${sha256}.bin`);

  const writeRecord = (
    mediaPath: string,
    { validators, checked, media: { bytes: _, ...description } }: Omit<CachedMedia, 'file'>,
  ): Promise<void> => {
    const record = { preparation, mediaPath, ...validators, checked, ...description };
    return writeWhole(recordFile(mediaPath), JSON.stringify(record));
  };

  return {
    load: async (mediaPath) => {
      const text = await readFile(recordFile(mediaPath), 'utf8').catch(() => undefined);
      const record = text === undefined ? undefined : parseRecord(text);
      if (record?.mediaPath !== mediaPath) return undefined;
      const { sha256, extension, width, height, etag, lastModified, checked } = record;
      const bytes = await readFile(bytesFile(sha256)).catch(() => undefined);
      if (bytes === undefined || hash(bytes) !== sha256) return undefined;
      const size = width === undefined || height === undefined ? {} : { width, height };
      return {
        validators: { etag, lastModified },
        checked,
        media: { bytes, sha256, extension, ...size },
        file: bytesFile(sha256),
      };
    },
    store: async (mediaPath, found) => {
      const file = bytesFile(found.media.sha256);
      try {
        await writeWhole(file, found.media.bytes);
        await writeRecord(mediaPath, found);
        return file;
      } catch {
        return undefined;
      }
    },
    renew: async (mediaPath, found) => {
      // The next build asks once more then.
      await writeRecord(mediaPath, found).catch(() => undefined);
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
