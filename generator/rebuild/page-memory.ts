import path from 'node:path';
import * as z from 'zod';
import { readKept, startKept } from '../cache/kept-values.ts';
import { removeOld } from '../cache/remove-old.ts';
import { OtherVersion } from '../cache/unusable-file.ts';
import type { Warn } from '../problems/problem.ts';
import type { PageRecords, RememberedPage, RememberedPages } from './remembered-page.ts';

const contents = 'pages';

const headerSchema = z.object({
  /** The moment that the site was built for. */
  now: z.string(),
  conditions: z.string().nullable(),
});

export interface PageMemory {
  readonly now: string | null;
  /** The conditions of all pages; null when unknown. */
  readonly conditions: string | null;
  /** By path. */
  readonly pages: RememberedPages;
}

export const nothingRemembered: PageMemory = { now: null, conditions: null, pages: new Map() };

/**
 * Reads the memory of the last build. A missing or unreadable file, or one of another version, counts
 * as empty: all pages are rendered, with the same result. So are those that a damaged one has lost.
 */
export function loadPageMemory(file: string, warn: Warn): PageMemory {
  const name = path.basename(file);
  try {
    const pages = readKept<RememberedPage>(contents, file);
    const header = headerSchema.parse(pages.log.committed);
    if (pages.log.rest === 'damaged')
      warn({ message: `The build cache is damaged (${name}): the pages that it has lost are rendered` });
    return { ...header, pages };
  } catch (error) {
    const isNone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isNone || error instanceof OtherVersion) return nothingRemembered;
    warn({ message: `The build cache is unreadable (${name}): all pages are rendered` });
    return nothingRemembered;
  }
}

/** Age in milliseconds from which the file of an unfinished build is not in use any more. */
const longAgo = 24 * 60 * 60 * 1000;

/** Starts to record the pages of a build, after those before, and removes unfinished records of killed builds. */
export async function startPageRecords(file: string, before?: RememberedPages): Promise<PageRecords> {
  const unfinished = new RegExp(`^${path.basename(file)}\\.[0-9a-f-]{36}$`);
  await removeOld(path.dirname(file), unfinished, Date.now() - longAgo);
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
export function savePageMemory(
  records: PageRecords,
  { now, conditions }: Omit<PageMemory, 'pages'>,
  warn: Warn,
): void {
  try {
    records.save({ now, conditions });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    warn({ message: `The build cache cannot be saved (${cause}): the next build renders all pages` });
  }
}
