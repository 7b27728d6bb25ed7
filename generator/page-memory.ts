import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Fingerprint } from './fingerprint.ts';
import type { Warn } from './problem.ts';
import { writeWhole } from './publish/write-whole.ts';

/** What a build remembers of a page: enough to know, next time, whether it has to be rendered again. */
export interface RememberedPage {
  readonly fingerprint: Fingerprint;
  /** Of the html's bytes. */
  readonly sha256: string;
  readonly islands: readonly string[];
  /** The entries that it showed. */
  readonly used: readonly string[];
}

/** Raise this when what is remembered changes its shape. */
const version = 2;

const memorySchema = z.object({
  version: z.literal(version),
  /** The moment that the site was built for. */
  now: z.string(),
  // Their checksum was right, so we wrote them: only a glance at each.
  pages: z.custom<Readonly<Record<string, RememberedPage>>>(isPages),
});

function isPages(value: unknown): boolean {
  const isPage = (page: unknown) => typeof page === 'object' && page !== null && 'fingerprint' in page;
  return typeof value === 'object' && value !== null && Object.values(value).every(isPage);
}

export interface PageMemory {
  readonly now: string | null;
  /** By path. */
  readonly pages: ReadonlyMap<string, RememberedPage>;
}

const nothing: PageMemory = { now: null, pages: new Map() };

/**
 * Reads what the last build remembered. A file that is missing, damaged or of another version is nothing remembered: then
 * every page is rendered, and the site is the same. faults.md 107.
 */
export async function loadPageMemory(file: string, warn: Warn): Promise<PageMemory> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return nothing;
  const memory = parseMemory(text);
  if (memory !== null) return memory;
  warn({ message: 'what was remembered of the last build cannot be read: every page is rendered anew' });
  return nothing;
}

/** Keeps what this build learned. A cache that cannot be written is no failure: the next build renders everything. */
export async function savePageMemory(
  file: string,
  { now, pages }: { readonly now: string; readonly pages: ReadonlyMap<string, RememberedPage> },
  warn: Warn,
): Promise<void> {
  const body = JSON.stringify({ version, now, pages: Object.fromEntries(pages) });
  try {
    await writeWhole(file, `${checksum(body)}\n${body}`);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    warn({ message: `what this build learned cannot be kept (${cause}): the next one renders every page` });
  }
}

function parseMemory(text: string): PageMemory | null {
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (end < 0 || checksum(body) !== text.slice(0, end)) return null;
  const parsed = memorySchema.safeParse(JSON.parse(body));
  return parsed.success ? { now: parsed.data.now, pages: new Map(Object.entries(parsed.data.pages)) } : null;
}

function checksum(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
