import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { appendToLog, type Log, type ReadLog, readLog } from '../cache/log.ts';
import { commitOf } from '../cache/log-records.ts';
import { startLog } from '../cache/new-log.ts';
import { removeOld } from '../cache/remove-old.ts';
import { UnusableFile } from '../cache/unusable-file.ts';
import { DamagedBlocks } from '../content/saved/damaged-blocks.ts';
import {
  crawlContents,
  isSavedEntry,
  moveBlocks,
  readRow,
  recordsOf,
  type WrittenRow,
} from '../content/saved/rows.ts';
import type { SavedEntry } from '../content/saved/saved-crawl.ts';
import type { Warn } from '../problems/problem.ts';
import { codeOf } from '../util/code-of.ts';
import { sha256 } from '../util/hash.ts';

/**
 * The entries of a crawl that has not succeeded yet, for the next run to continue with. Safe to
 * delete.
 */
export interface CrawlJournal {
  /** Entries of earlier runs, in the order of arrival. */
  readonly found: readonly SavedEntry[];
  /**
   * Adds entries, whose blocks are read from there from now on. Never fails: warns once about entries that
   * cannot be written.
   */
  readonly add: (entries: readonly SavedEntry[]) => void;
  /** Returns the log of this run, which may become the saved crawl; undefined without entries. */
  readonly log: () => Log<WrittenRow> | undefined;
  /** Removes the journal, once the results of the crawl are safe elsewhere. */
  readonly discard: () => Promise<void>;
}

export interface CrawlJournalOptions {
  /** Need not exist yet. */
  readonly folder: string;
  /**
   * Everything that the entries depend on: the CMS, the code and queries that read it, the site's
   * settings.
   */
  readonly identity: string;
  /** Older journals are deleted. */
  readonly maxAgeMs: number;
  readonly warn: Warn;
  /** Milliseconds since the epoch. Default: the machine's clock. */
  readonly now?: number;
}

/** The value of every commit. */
const headSchema = z.object({ identity: z.string(), begun: z.number() });
type Head = z.output<typeof headSchema>;

/** The part of a log that one run has left. */
interface Left {
  readonly file: string;
  readonly begun: number;
  readonly found: readonly SavedEntry[];
}

/**
 * Opens the journal of a crawl: a log of each run, with the rows that the saved crawl has. Of a damaged
 * one what is before the damage counts. Keeps journals of other identities until they are too old. Its blocks can
 * be read after `discard`. Never rejects.
 */
export async function openCrawlJournal(options: CrawlJournalOptions): Promise<CrawlJournal> {
  const { folder, identity, maxAgeMs, warn, now = Date.now() } = options;
  await removeOld(folder, /^journal-/, now - maxAgeMs);
  const start = `journal-${sha256(identity).slice(0, 32)}-`;
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(start)).sort();
  const left = names
    .flatMap((name) => load(path.join(folder, name), options, now))
    .sort((a, b) => a.begun - b.begun);
  const files = new Set(left.map(({ file }) => file));
  const head: Head = { identity, begun: now };
  let own: ReadLog<WrittenRow> | undefined;
  let hasFailed = false;

  const begin = (): ReadLog<WrittenRow> => {
    const file = path.join(folder, `${start}${randomUUID()}.log`);
    files.add(file);
    const begun = startLog(crawlContents, file).finish({ after: null, value: head });
    return { ...begun, places: new Map(), committed: head, rest: 'nothing' };
  };

  return {
    found: left.flatMap(({ found }) => found),
    add: (entries) => {
      if (hasFailed || entries.length === 0) return;
      try {
        own = (own && append(own, entries, head)) ?? append(begin(), entries, head);
      } catch (error) {
        hasFailed = true;
        // Only the code: the message contains folders of this machine.
        const code = codeOf(error) === undefined ? '' : ` (${codeOf(error)})`;
        warn({
          message: `Crawl progress cannot be saved${code}: a failed crawl will start from the beginning`,
        });
      }
    },
    log: () => own,
    discard: async () => {
      own = undefined;
      await Promise.all([...files].map((file) => rm(file, { force: true }).catch(() => undefined)));
      files.clear();
    },
  };
}

/** Adds entries to a log and returns it; undefined when it was removed meanwhile. Throws as the file system does. */
function append(
  log: ReadLog<WrittenRow>,
  entries: readonly SavedEntry[],
  value: Head,
): ReadLog<WrittenRow> | undefined {
  const { source, end } = log;
  const { records, written } = recordsOf(entries, end);
  const bytes = Buffer.concat([...records, commitOf({ after: null, value })]);
  if (!appendToLog(log, bytes)) return undefined;
  moveBlocks(written, { source, refuse: () => new DamagedBlocks(source.file) });
  for (const row of written) log.places.set(row.key, row);
  return { ...log, end: end + bytes.length };
}

/** Reads what a run has left: nothing that is too old, unreadable, or of another version. */
function load(file: string, { identity, maxAgeMs }: CrawlJournalOptions, now: number): readonly Left[] {
  try {
    const refuse = () => new DamagedBlocks(file);
    const { places, committed } = readLog(crawlContents, file, ({ source }, value, key) =>
      readRow(key, value, { source, refuse }),
    );
    const head = headSchema.safeParse(committed).data;
    if (head?.identity !== identity || Math.abs(now - head.begun) > maxAgeMs) return [];
    const found = [...places.values()].map(({ item }) => item).filter(isSavedEntry);
    return [{ file, begun: head.begun, found }];
  } catch (error) {
    // A crawl without it reads everything, with the same result.
    if (error instanceof UnusableFile || codeOf(error) !== undefined) return [];
    throw error;
  }
}
