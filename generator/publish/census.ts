import { type LazyList, lazyList } from '../util/lazy-list.ts';
import { createTextArena } from '../util/text-arena.ts';
import type { EntryMeasure } from './measures.ts';
import type { FileClass } from './output-file.ts';

/**
 * Counts of everything that a site must not lose. The manifest keeps them, so that the next build
 * can compare without a cache.
 */
export interface Census {
  readonly counts: SiteCounts;
  /** Missing in manifests of earlier versions: then entries are compared by their number. */
  readonly rows?: CensusRows;
}

/**
 * The numbers of a whole site. Those that may be missing are not in manifests of earlier versions.
 */
export interface SiteCounts extends Partial<Readonly<Record<EntryMeasure, CountByKind>>> {
  /** All of them, lists and the error page too. */
  readonly pages: number;
  /** All of them but the manifest. */
  readonly files?: Readonly<Record<FileClass, number>>;
  /** Entries with a page. */
  readonly entries: CountByKind;
  /** Items, those of submenus too. */
  readonly menus: { readonly primary: number; readonly footer: number };
  /** Sections and blocks that the editor put on the front page. */
  readonly homeBlocks: number;
  readonly redirects?: number;
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
  readonly entries: Readonly<Record<string, LazyList<string>>>;
}

/** Raise this when anything of a row is counted in another way. */
export const censusVersion = 1;

/** Keeps rows outside the JavaScript heap. */
export function keepRows(rows: Iterable<string>): LazyList<string> {
  const texts = createTextArena();
  for (const row of rows) texts.add(row);
  return lazyList(texts.size, function* () {
    for (let number = 0; number < texts.size; number += 1) yield texts.at(number);
  });
}
