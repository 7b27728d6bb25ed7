import * as z from 'zod';
import { loadKept, startKept } from '../cache/kept-values.ts';
import type { SearchRecord } from '../files/search/search-record.ts';
import type { SearchRecords } from '../files/search/start-search.ts';
import type { Warn } from '../problems/problem.ts';

const contents = 'search';

const headerSchema = z.object({ code: z.string(), build: z.string() });

/** The words of each entry, of the last build and of this one. */
export interface SearchMemory extends SearchRecords {
  /** Takes the SHA-256 of the manifest. Never throws: without this memory, the next build reads every entry. */
  readonly save: (build: string) => void;
  /** Removes unsaved records. */
  readonly discard: () => void;
}

export interface SearchMemoryInput {
  /** Without a file nothing is remembered. */
  readonly file?: string;
  /** Records of other code may have other words. */
  readonly code: string;
  /** The build whose pages are kept: the SHA-256 of its manifest. */
  readonly build?: string | undefined;
  /** Reads every entry again. */
  readonly isFresh?: boolean | undefined;
  readonly warn: Warn;
}

/** Opens the memory of the last build, and starts that of this one. */
export function openSearchMemory({
  file,
  code,
  build,
  isFresh = false,
  warn,
}: SearchMemoryInput): SearchMemory {
  const kept = file !== undefined && !isFresh ? loadKept<SearchRecord>(contents, file, warn) : undefined;
  const header = headerSchema.safeParse(kept?.log?.committed).data;
  const nothing = new Map<string, SearchRecord>();
  const before = (header?.code === code ? kept : undefined) ?? nothing;
  const now = startKept<SearchRecord>(contents, file, before);
  return {
    before,
    // A log that could not be saved, has lost its end, or is of a build at the same time has records of other pages.
    kept: header?.build === build ? before : nothing,
    now,
    save: (build) => {
      try {
        now.save({ code, build });
      } catch {
        now.discard();
      }
    },
    discard: now.discard,
  };
}
