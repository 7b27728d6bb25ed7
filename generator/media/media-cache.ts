import * as z from 'zod';
import { openSharedValues, type SharedValues } from '../cache/shared-values.ts';
import type { Warn } from '../problems/problem.ts';

/**
 * The last request for a file of the library, and the library's date and version at that time; moments
 * in ISO 8601.
 */
const checked = z.object({ modified: z.string(), version: z.string().optional(), fetchedAt: z.string() });

export type Checked = Readonly<z.output<typeof checked>>;

const schema = z.object({
  /** The validators to ask the CMS for changes. */
  validators: z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
  checked: checked.optional(),
  /** The key of its prepared media in the store. */
  key: z.string(),
});

/** The facts about a file fetched before. */
export type KnownFile = Readonly<z.output<typeof schema>>;

/** The facts about the files of one CMS, by their paths there. */
export type MediaCache = SharedValues<KnownFile>;

/**
 * Opens the cache in a file, whose folder need not exist. `preparation` names how files are prepared:
 * facts of another preparation are ignored.
 */
export function openMediaCache(file: string, preparation: string, warn?: Warn): MediaCache {
  return openSharedValues({ contents: `media ${preparation}`, file, schema, warn });
}
