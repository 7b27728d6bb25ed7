import * as z from 'zod';
import { loadKept, startKept } from '../cache/kept-values.ts';
import { type IndexFacts, openPublishedIndex, type PublishedFiles } from '../files/search/published-index.ts';
import type { SearchRecord } from '../files/search/search-record.ts';
import type { KeptIndex, SearchRecords } from '../files/search/start-search.ts';
import type { Warn } from '../problems/problem.ts';
import { unlessDamaged } from '../publish/damaged-file.ts';

const contents = 'search';

const headerSchema = z.object({
  code: z.string(),
  build: z.string(),
  /** Absent where the files of the index have to be made and checked again. */
  index: z
    .object({
      layout: z.string(),
      characters: z.record(z.string(), z.number()),
      common: z.record(z.string(), z.number()),
    })
    .exactOptional(),
});

/** The words of each entry, of the last build and of this one. */
export interface SearchMemory extends Omit<SearchRecords, 'published'> {
  /**
   * Opens the published index of the kept pages. `layout`: what its files were checked for; with another one they are checked
   * again.
   */
  readonly openPublished: (layout: string) => KeptIndex | undefined;
  /** Takes what the next build needs to know of the index. */
  readonly takeIndex: (index: IndexFacts & { readonly layout: string }) => void;
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
  /** The files of the published site, where it is the one of this build. */
  readonly published?: PublishedFiles | undefined;
  /** Reads every entry again. */
  readonly isFresh?: boolean | undefined;
  readonly warn: Warn;
}

/** Opens the memory of the last build, and starts that of this one. */
export function openSearchMemory({
  file,
  code,
  build,
  published,
  isFresh = false,
  warn,
}: SearchMemoryInput): SearchMemory {
  const kept = file !== undefined && !isFresh ? loadKept<SearchRecord>(contents, file, warn) : undefined;
  const header = headerSchema.safeParse(kept?.log?.committed).data;
  const nothing = new Map<string, SearchRecord>();
  const before = (header?.code === code ? kept : undefined) ?? nothing;
  const now = startKept<SearchRecord>(contents, file, before);
  // A log that could not be saved, has lost its end, or is of a build at the same time has records of other pages.
  const isOfBuild = before === kept && header?.build === build;
  let index: z.output<typeof headerSchema>['index'];
  return {
    before,
    kept: isOfBuild ? before : nothing,
    now,
    openPublished: (layout) => {
      const facts = isOfBuild && header?.index?.layout === layout ? header.index : undefined;
      const found = facts && published && unlessDamaged(() => openPublishedIndex(published, facts));
      if (found == null) return undefined;
      return {
        ...found,
        keepRecord: now.keep,
        gone: () =>
          readAll(
            before,
            [...(kept?.log?.places.keys() ?? [])].filter((path) => !now.has(path)),
          ),
        all: () => readAll(now, now.keys()),
      };
    },
    takeIndex: (facts) => {
      index = facts;
    },
    save: (build) => {
      try {
        now.save({ code, build, ...(index && { index }) });
      } catch {
        now.discard();
      }
    },
    discard: now.discard,
  };
}

function* readAll(
  records: { readonly get: (path: string) => SearchRecord | undefined },
  paths: Iterable<string>,
): Generator<SearchRecord> {
  for (const path of paths) {
    const record = records.get(path);
    // It was damaged meanwhile: what is made from the others would lack it.
    if (record === undefined) throw new Error(`The record of ${path} cannot be read`);
    yield record;
  }
}
