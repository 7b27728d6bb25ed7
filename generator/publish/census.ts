import type { FileClass } from './output-file.ts';

/**
 * Counts of everything that a site must not lose. The manifest keeps them, so that the next build
 * can compare without a cache.
 */
export interface Census {
  readonly counts: SiteCounts;
  /** Missing in manifests of earlier versions: then entries are compared by their number. */
  readonly rows?: CensusRows;
  /** Seconds since 1970 of the build that counts: not kept. */
  readonly now?: number;
}

/**
 * The numbers of a whole site. Those that may be missing are not in manifests of earlier versions.
 */
export interface SiteCounts {
  /** All of them, lists and the error page too. */
  readonly pages: number;
  /** All of them but the manifest. */
  readonly files?: Readonly<Record<FileClass, number>>;
  /** Entries with a page. */
  readonly entries: CountByKind;
  /** Titles and texts that differ: many equal ones are placeholders. */
  readonly different?: { readonly titles: CountByKind; readonly texts: CountByKind };
  /** Items, those of submenus too. */
  readonly menus: { readonly primary: number; readonly footer: number };
  /** Blocks and readable sections that the editor put on the front page. */
  readonly homeBlocks: number;
  readonly redirects?: number;
  /** Files of the library: all that the content names, those that did not come, and different ones. */
  readonly library?: { readonly asked: number; readonly missing: number; readonly different: number };
  /** Files of the search's index, of both classes; 0 without a search. */
  readonly search?: number;
}

/** Sorted by the name of the kind. */
export type CountByKind = Readonly<Record<string, number>>;

/** A row for each entry that has a page. */
export interface CensusRows {
  /** Names the way of counting: rows of another version are compared by their ids alone. */
  readonly version: number;
  /** By kind, sorted by name; rows are sorted by id, and written by `writeRow`. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

/** Raise this when anything of a row is counted in another way. */
export const censusVersion = 3;
