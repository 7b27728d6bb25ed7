import path from 'node:path';
import { type KeptValues, readKept, startKept } from '../cache/kept-values.ts';
import { removeOld } from '../cache/remove-old.ts';
import type { SearchRecord } from '../files/search/search-record.ts';
import type { SearchRecords } from '../files/search/start-search.ts';

const contents = 'search';

/** Age in milliseconds from which the file of an unfinished build is not in use any more. */
const longAgo = 24 * 60 * 60 * 1000;

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
}

/** Opens the memory of the last build, and starts that of this one. */
export async function openSearchMemory({
  file,
  code,
  isFresh = false,
}: SearchMemoryInput): Promise<SearchMemory> {
  if (file !== undefined) {
    const unfinished = new RegExp(`^${path.basename(file)}\\.[0-9a-f-]{36}$`);
    await removeOld(path.dirname(file), unfinished, Date.now() - longAgo);
  }
  const before = file === undefined || isFresh ? new Map<string, SearchRecord>() : load(file, code);
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

/** A missing or damaged file counts as empty: the index is the same, it only takes longer. */
function load(file: string, code: string): KeptValues<SearchRecord> {
  try {
    const kept = readKept<SearchRecord>(contents, file);
    if (JSON.stringify(kept.log.committed) === JSON.stringify({ code })) return kept;
  } catch {
    // As good as missing.
  }
  return new Map<string, SearchRecord>();
}
