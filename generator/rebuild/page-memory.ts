import * as z from 'zod';
import { loadKept, startKept } from '../cache/kept-values.ts';
import type { Warn } from '../problems/problem.ts';
import { messageOf } from '../util/code-of.ts';
import type { PageRecords, RememberedPage, RememberedPages } from './remembered-page.ts';

const contents = 'pages';

const headerSchema = z.object({
  /** The moment that the site was built for. */
  now: z.string(),
  conditions: z.string().nullable(),
  build: z.string().exactOptional(),
});

export interface PageMemory {
  readonly now: string | null;
  /** The conditions of all pages; null when unknown. */
  readonly conditions: string | null;
  /** The SHA-256 of the manifest of the site that has these pages. */
  readonly build?: string;
  /** By path. */
  readonly pages: RememberedPages;
}

export const nothingRemembered: PageMemory = { now: null, conditions: null, pages: new Map() };

/**
 * Reads the memory of the last build. A missing or unreadable file, or one of another version, counts
 * as empty: all pages are rendered, with the same result. So are those that a damaged one has lost.
 */
export function loadPageMemory(file: string, warn: Warn): PageMemory {
  const pages = loadKept<RememberedPage>(contents, file, warn);
  const header = headerSchema.safeParse(pages.log?.committed).data;
  return header === undefined ? nothingRemembered : { ...header, pages };
}

/** Starts to record the pages of a build, after those before. */
export function startPageRecords(file: string, before?: RememberedPages): PageRecords {
  return startKept(contents, file, before);
}

/** Starts to record pages in memory. */
export function createPageRecords(): PageRecords {
  return startKept(contents);
}

/**
 * Saves the memory of this build. A cache that cannot be written is only a warning: the next build
 * renders all pages.
 */
export function savePageMemory(records: PageRecords, header: Omit<PageMemory, 'pages'>, warn: Warn): void {
  try {
    records.save(header);
  } catch (error) {
    const cause = messageOf(error);
    warn({ message: `The build cache cannot be saved (${cause}): the next build renders all pages` });
  }
}
