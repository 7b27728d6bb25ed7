import * as z from 'zod';
import { openSharedValues, type SharedValues } from '../cache/shared-values.ts';
import type { Warn } from '../problems/problem.ts';
import type { Validators } from './download.ts';

/** The facts about a file fetched before. */
export interface KnownFile {
  /** The validators to ask the CMS for changes. */
  readonly validators: Validators;
  readonly checked?: Checked | undefined;
  /** The key of its prepared media in the store. */
  readonly key: string;
}

/**
 * The last request for a file of the library, and the library's date and version at that time; moments
 * in ISO 8601.
 */
export interface Checked {
  readonly modified: string;
  readonly version?: string | undefined;
  readonly fetchedAt: string;
}

/** The facts about the files of one CMS, by their paths there. */
export type MediaCache = SharedValues<KnownFile>;

const schema: z.ZodType<KnownFile> = z.object({
  validators: z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
  checked: z
    .object({ modified: z.string(), version: z.string().optional(), fetchedAt: z.string() })
    .optional(),
  key: z.string(),
});

/**
 * Opens the cache in a file, whose folder need not exist. `preparation` names how files are prepared:
 * facts of another preparation are ignored.
 */
export function openMediaCache(file: string, preparation: string, warn?: Warn): MediaCache {
  return openSharedValues({ contents: `media ${preparation}`, file, schema, warn });
}
