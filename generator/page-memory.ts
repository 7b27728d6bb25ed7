import * as z from 'zod';
import type { Fingerprint } from './fingerprint.ts';
import type { SitemapPage } from './output/sitemap.ts';
import type { Problem, Warn } from './problem.ts';
import { readLines, writeLines } from './saved-crawl/line-file.ts';
import type { Told } from './usage.ts';

/** What a build remembers of a page: enough to know, next time, whether it has to be rendered again. */
export interface RememberedPage {
  readonly fingerprint: Fingerprint;
  /** Of the html's bytes. */
  readonly sha256: string;
  readonly islands: readonly string[];
  /** The ids in its html, joined by a space. */
  readonly anchors: string;
  /** What gates found in its html and let pass, to be told again; left out when it is nothing. */
  readonly problems?: readonly Problem[];
  /** The keys of all that it was made from, as one text with spaces between: "event:412 media:9". A list of them takes four times as much. */
  readonly used: string;
  /** One hash of how all that was. */
  readonly versions: string;
  /** Its head and pictures, for the sitemap. */
  readonly listed: Pick<SitemapPage, 'head' | 'pictures'>;
  /** Problems and the like that were found while its props were made, to be told again; left out where there are none. */
  readonly told?: readonly Told[];
}

/** Raise this when what is remembered changes its shape. */
const version = 5;

const headerSchema = z.object({
  version: z.literal(version),
  /** The moment that the site was built for. */
  now: z.string(),
  conditions: z.string().nullable(),
});

// The checksum tells that we wrote them: only a glance at each.
const lineSchema = z.custom<readonly [path: string, page: RememberedPage]>(
  (line) => Array.isArray(line) && typeof line[0] === 'string' && line[1]?.fingerprint !== undefined,
);

export interface PageMemory {
  readonly now: string | null;
  /** The conditions that held for all pages alike; null: they are not known. */
  readonly conditions: string | null;
  /** By path. */
  readonly pages: ReadonlyMap<string, RememberedPage>;
}

export const nothingRemembered: PageMemory = { now: null, conditions: null, pages: new Map() };

/**
 * Reads what the last build remembered. A file that is missing, damaged or of another version is nothing remembered: then
 * every page is rendered, and the site is the same. faults.md 107.
 */
export async function loadPageMemory(file: string, warn: Warn): Promise<PageMemory> {
  try {
    return await readMemory(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothingRemembered;
    warn({ message: 'what was remembered of the last build cannot be read: every page is rendered anew' });
    return nothingRemembered;
  }
}

async function readMemory(file: string): Promise<PageMemory> {
  const pages = new Map<string, RememberedPage>();
  let header: z.infer<typeof headerSchema> | null = null;
  for await (const line of readLines(file)) {
    if (header === null) header = headerSchema.parse(line);
    else pages.set(...lineSchema.parse(line));
  }
  return { now: header?.now ?? null, conditions: header?.conditions ?? null, pages };
}

/** Keeps what this build learned. A cache that cannot be written is no failure: the next build renders everything. */
export async function savePageMemory(file: string, memory: PageMemory, warn: Warn): Promise<void> {
  try {
    await writeLines(file, linesOf(memory));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    warn({ message: `what this build learned cannot be kept (${cause}): the next one renders every page` });
  }
}

function* linesOf({ now, conditions, pages }: PageMemory): Generator<unknown> {
  yield { version, now, conditions };
  yield* pages;
}
