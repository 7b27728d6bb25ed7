import * as z from 'zod';
import type { Fingerprint } from './fingerprint.ts';
import type { Problem, Warn } from './problem.ts';
import { readLines, writeLines } from './saved-crawl/line-file.ts';

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
  /** The entries that it showed, as one text with spaces between: "event:412 media:9". A list of them takes four times as much. */
  readonly used: string;
}

/** Raise this when what is remembered changes its shape. */
const version = 4;

const headerSchema = z.object({
  version: z.literal(version),
  /** The moment that the site was built for. */
  now: z.string(),
});

// The checksum tells that we wrote them: only a glance at each.
const lineSchema = z.custom<readonly [path: string, page: RememberedPage]>(
  (line) => Array.isArray(line) && typeof line[0] === 'string' && line[1]?.fingerprint !== undefined,
);

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
  try {
    return await readMemory(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing;
    warn({ message: 'what was remembered of the last build cannot be read: every page is rendered anew' });
    return nothing;
  }
}

async function readMemory(file: string): Promise<PageMemory> {
  const pages = new Map<string, RememberedPage>();
  let now: string | null = null;
  for await (const line of readLines(file)) {
    if (now === null) now = headerSchema.parse(line).now;
    else pages.set(...lineSchema.parse(line));
  }
  return { now, pages };
}

/** Keeps what this build learned. A cache that cannot be written is no failure: the next build renders everything. */
export async function savePageMemory(
  file: string,
  { now, pages }: { readonly now: string; readonly pages: ReadonlyMap<string, RememberedPage> },
  warn: Warn,
): Promise<void> {
  try {
    await writeLines(file, linesOf(now, pages));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    warn({ message: `what this build learned cannot be kept (${cause}): the next one renders every page` });
  }
}

function* linesOf(now: string, pages: ReadonlyMap<string, RememberedPage>): Generator<unknown> {
  yield { version, now };
  yield* pages;
}
