import { loadKept, startKept } from '../cache/kept-values.ts';
import type { SearchRecord } from '../files/search/search-record.ts';
import type { SearchRecords } from '../files/search/start-search.ts';
import type { Warn } from '../problems/problem.ts';

const contents = 'search';

/** The words of each entry, of the last build and of this one. */
export interface SearchMemory extends SearchRecords {
  /** Never throws: without this memory, the next build reads every entry. */
  readonly save: () => void;
  /** Removes unsaved records. */
  readonly discard: () => void;
}

export interface SearchMemoryInput {
  /** Without a file nothing is remembered. */
  readonly file?: string;
  /** Records of other code may have other words. */
  readonly code: string;
  /** Reads every entry again. */
  readonly isFresh?: boolean | undefined;
  readonly warn: Warn;
}

/** Opens the memory of the last build, and starts that of this one. */
export function openSearchMemory({ file, code, isFresh = false, warn }: SearchMemoryInput): SearchMemory {
  const kept = file !== undefined && !isFresh ? loadKept<SearchRecord>(contents, file, warn) : undefined;
  const isOfCode = JSON.stringify(kept?.log?.committed) === JSON.stringify({ code });
  const before = (isOfCode ? kept : undefined) ?? new Map<string, SearchRecord>();
  const now = startKept<SearchRecord>(contents, file, before);
  return {
    before,
    now,
    save: () => {
      try {
        now.save({ code });
      } catch {
        now.discard();
      }
    },
    discard: now.discard,
  };
}
