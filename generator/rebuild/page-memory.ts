import path from 'node:path';
import * as z from 'zod';
import { createKeyedLines, readKeyedLines } from '../cache/keyed-lines.ts';
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
 * Reads the memory of the last build. A missing or damaged file, or one of another version, counts
 * as empty: all pages are rendered, with the same result.
 */
export function loadPageMemory(file: string, warn: Warn): PageMemory {
  try {
    return readMemory(file);
  } catch (error) {
    const isNone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isNone || error instanceof OtherVersion) return nothingRemembered;
    warn({ message: 'The build cache is unreadable: all pages are rendered' });
    return nothingRemembered;
  }
}

function readMemory(file: string): PageMemory {
  const { header, values } = readKeyedLines<RememberedPage>(contents, file);
  return { ...headerSchema.parse(header), pages: values };
}

/** Age in milliseconds from which the file of an unfinished build is not in use any more. */
const longAgo = 24 * 60 * 60 * 1000;

/** Starts to record the pages of a build, and removes unfinished records of killed builds. */
export async function startPageRecords(file: string): Promise<PageRecords> {
  const unfinished = new RegExp(`^${path.basename(file)}\\.[0-9a-f-]{36}$`);
  await removeOld(path.dirname(file), unfinished, Date.now() - longAgo);
  return createPageRecords(file);
}

/** Starts to record pages; without a file in memory. */
export function createPageRecords(file?: string): PageRecords {
  return createKeyedLines(contents, file);
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
