import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../util/write-atomic.ts';
import type { Validators } from './download.ts';
import { hash } from './media-store.ts';

/** What is known of a file that was fetched before. */
export interface KnownFile {
  /** What to ask the CMS with whether it is still the same. */
  readonly validators: Validators;
  readonly checked?: Checked | undefined;
  /** Where the store has what was made of it. */
  readonly key: string;
}

/** When the CMS was last asked for a file of its library, and how it dated it then; both ISO 8601. */
export interface Checked {
  readonly modified: string;
  readonly fetchedAt: string;
}

/** What is known of the files of one CMS, by their paths there. */
export interface MediaCache {
  /** Undefined for what is not there or damaged. */
  readonly load: (mediaPath: string) => Promise<KnownFile | undefined>;
  /** A cache that cannot be written is no failure: the next build asks once more then. */
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
 * Opens the cache in a folder, which need not exist yet. `preparation` names how files are prepared: of what was prepared in
 * another way nothing is known.
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
