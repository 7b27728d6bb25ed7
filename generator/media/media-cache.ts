import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../util/write-atomic.ts';
import type { Validators } from './download.ts';
import { hash } from './media-store.ts';

/** The facts about a file fetched before. */
export interface KnownFile {
  /** The validators to ask the CMS for changes. */
  readonly validators: Validators;
  readonly checked?: Checked | undefined;
  /** The key of its prepared media in the store. */
  readonly key: string;
}

/**
 * The last request for a file of the library, and the library's date at that time; both ISO 8601.
 */
export interface Checked {
  readonly modified: string;
  readonly fetchedAt: string;
}

/** The facts about the files of one CMS, by their paths there. */
export interface MediaCache {
  /** Resolves to undefined for a missing or damaged entry. */
  readonly load: (mediaPath: string) => Promise<KnownFile | undefined>;
  /** Never rejects: without an entry, the next build asks the CMS again. */
  readonly save: (mediaPath: string, known: KnownFile) => Promise<void>;
}

const recordSchema = z.object({
  preparation: z.string(),
  mediaPath: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  checked: z.object({ modified: z.string(), fetchedAt: z.string() }).optional(),
  key: z.string(),
});

/**
 * Opens the cache in a folder, which need not exist. `preparation` names how files are prepared:
 * entries of another preparation are ignored.
 */
export function openMediaCache(folder: string, preparation: string): MediaCache {
  const recordFile = (mediaPath: string) => path.join(folder, `${hash(mediaPath).slice(0, 32)}.json`);
  return {
    load: async (mediaPath) => {
      const text = await readFile(recordFile(mediaPath), 'utf8').catch(() => undefined);
      const record = text === undefined ? undefined : parseRecord(text);
      if (record?.mediaPath !== mediaPath || record.preparation !== preparation) return undefined;
      const { etag, lastModified, checked, key } = record;
      return { validators: { etag, lastModified }, checked, key };
    },
    save: async (mediaPath, { validators, checked, key }) => {
      const record = { preparation, mediaPath, ...validators, checked, key };
      await writeWhole(recordFile(mediaPath), JSON.stringify(record)).catch(() => undefined);
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
