import * as z from 'zod';

/** Sorted by the name of the kind. */
const countByKind = z.record(z.string(), z.number());

/** The numbers of a whole site. */
export const siteCounts = z.object({
  /** All of them, lists and the error page too. */
  pages: z.number(),
  /** All of them but the manifest, by class. */
  files: z.object({ page: z.number(), asset: z.number(), data: z.number() }),
  /** Entries with a page. */
  entries: countByKind,
  /** Titles and texts that differ: many equal ones are placeholders. */
  different: z.object({ titles: countByKind, texts: countByKind }),
  /** Items, those of submenus too. */
  menus: z.object({ primary: z.number(), footer: z.number() }),
  /** Blocks and readable sections that the editor put on the front page. */
  homeBlocks: z.number(),
  redirects: z.number(),
  /** Files of the library: all that the content names, those that did not come, and different ones. */
  library: z.object({ asked: z.number(), missing: z.number(), different: z.number() }),
  /** Files of the search's index, of both classes; 0 without a search. */
  search: z.number(),
});

/** A row for each entry that has a page. */
export const censusRows = z.object({
  /** Names the way of counting: rows of another version are compared by their ids alone. */
  version: z.number(),
  /** By kind, sorted by name; rows are sorted by id, and written by `writeRow`. */
  entries: z.record(z.string(), z.array(z.string()).readonly()),
});

export type SiteCounts = Readonly<z.output<typeof siteCounts>>;

export type CensusRows = Readonly<z.output<typeof censusRows>>;

/**
 * Counts of everything that a site must not lose. The manifest keeps them, so that the next build
 * can compare without a cache.
 */
export interface Census {
  readonly counts: SiteCounts;
  readonly rows: CensusRows;
  /** Seconds since 1970 of the build that counts: not kept. */
  readonly now?: number;
}

/** The counts of a site of which no file is made yet. */
export type PlannedCounts = Omit<SiteCounts, 'files' | 'search'>;

export interface PlannedCensus extends Omit<Census, 'counts'> {
  readonly counts: PlannedCounts;
}

/** Raise this when anything of a row is counted in another way. */
export const censusVersion = 3;
