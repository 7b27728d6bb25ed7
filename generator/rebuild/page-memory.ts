import path from 'node:path';
import * as z from 'zod';
import type { Warn } from '../problems/problem.ts';
import { removeOld } from '../util/remove-old.ts';
import {
  createPageRecords,
  type PageRecords,
  type RememberedPages,
  readPageRecords,
} from './page-records.ts';

/** Raise this when what is remembered changes its shape. */
const version = 6;

const headerSchema = z.object({
  version: z.literal(version),
  /** The moment that the site was built for. */
  now: z.string(),
  conditions: z.string().nullable(),
});

export interface PageMemory {
  readonly now: string | null;
  /** The conditions that held for all pages alike; null: they are not known. */
  readonly conditions: string | null;
  /** By path. */
  readonly pages: RememberedPages;
}

export const nothingRemembered: PageMemory = { now: null, conditions: null, pages: new Map() };

/**
 * Reads what the last build remembered. A file that is missing, damaged or of another version is nothing remembered: then
 * every page is rendered, and the site is the same.
 */
export function loadPageMemory(file: string, warn: Warn): PageMemory {
  try {
    return readMemory(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothingRemembered;
    warn({ message: 'The build cache is unreadable: all pages are rendered' });
    return nothingRemembered;
  }
}

function readMemory(file: string): PageMemory {
  const { header, pages } = readPageRecords(file);
  const { now, conditions } = headerSchema.parse(header);
  return { now, conditions, pages };
}

/** A build that was killed so long ago, in milliseconds, does not go on. */
const longAgo = 24 * 60 * 60 * 1000;

/** Begins to write down what a build learns of its pages, and removes what builds that were killed left of theirs. */
export async function startPageRecords(file: string): Promise<PageRecords> {
  const unfinished = new RegExp(`^${path.basename(file)}\\.[0-9a-f-]{36}$`);
  await removeOld(path.dirname(file), unfinished, Date.now() - longAgo);
  return createPageRecords(file);
}

/** Keeps what this build learned. A cache that cannot be written is no failure: the next build renders everything. */
export function savePageMemory(
  records: PageRecords,
  { now, conditions }: Omit<PageMemory, 'pages'>,
  warn: Warn,
): void {
  try {
    records.save({ version, now, conditions });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    warn({ message: `The build cache cannot be saved (${cause}): the next build renders all pages` });
  }
}
