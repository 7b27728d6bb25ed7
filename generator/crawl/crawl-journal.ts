import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createBlockFile, type GrowingBlockFile } from '../cache/block-file.ts';
import { firstLine } from '../cache/checked-lines.ts';
import { commitOf, readLog, valueAt } from '../cache/log.ts';
import { recordOf, valueStart } from '../cache/log-records.ts';
import { removeOld } from '../cache/remove-old.ts';
import { UnusableFile } from '../cache/unusable-file.ts';
import { fromIndexed, toIndexed } from '../content/saved/indexed-record.ts';
import type { SavedEntry } from '../content/saved/saved-crawl.ts';
import { isIndexedRecord } from '../content/saved/saved-parts.ts';
import type { Warn } from '../problems/problem.ts';
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

const contents = 'journal';

/** The value of every commit. */
const headSchema = z.object({ identity: z.string(), begun: z.number() });

/** The part of a log that one run has left. */
interface Left {
  readonly file: string;
  readonly begun: number;
  readonly found: readonly SavedEntry[];
}

/**
 * Opens the journal of a crawl: a log of each run, with the blocks of each entry and then the rest. Of a damaged
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
  let own: ReturnType<typeof begin> | undefined;
  let hasFailed = false;

  return {
    found: left.flatMap(({ found }) => found),
    add: (entries) => {
      if (hasFailed || entries.length === 0) return;
      try {
        own ??= begin(path.join(folder, `${start}${randomUUID()}.log`), { identity, begun: now });
        files.add(own.file);
        own.add(entries);
      } catch (error) {
        hasFailed = true;
        // Only the code: the message contains folders of this machine.
        const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
        warn({
          message: `Crawl progress cannot be saved${code}: a failed crawl will start from the beginning`,
        });
      }
    },
    discard: async () => {
      own = undefined;
      await Promise.all([...files].map((file) => rm(file, { force: true }).catch(() => undefined)));
      files.clear();
    },
  };
}

/** Starts the log of this run. Throws as the file system does, as does its `add`. */
function begin(name: string, head: z.output<typeof headSchema>) {
  const log: GrowingBlockFile = createBlockFile(name);
  const first = Buffer.from(firstLine(contents));
  log.append(first);
  let end = first.length;
  const add = (entries: readonly SavedEntry[]): void => {
    const records: Buffer[] = [];
    const places = entries.map((saved) => {
      const { blocks, kind, id } = saved.entry;
      const key = `${kind} ${id}`;
      const blocksKey = `${blocksOf}${key}`;
      const at = end + valueStart(blocksKey);
      const ofBlocks = blocks.use((bytes) => recordOf(blocksKey, bytes));
      const ofRest = recordOf(key, JSON.stringify(toIndexed(saved, at)));
      records.push(ofBlocks, ofRest);
      end += ofBlocks.length + ofRest.length;
      return { blocks, at };
    });
    const commit = commitOf({ after: null, value: head });
    log.append(Buffer.concat([...records, commit]));
    end += commit.length;
    for (const { blocks, at } of places) blocks.moveTo({ file: log, at });
  };
  return { file: name, add };
}

/** Begins the key of blocks. */
const blocksOf = 'blocks of ';

/** Reads what a run has left: nothing that is too old, unreadable, or of another version. */
function load(file: string, { identity, maxAgeMs }: CrawlJournalOptions, now: number): readonly Left[] {
  try {
    const { source, places, committed } = readLog(contents, file);
    const head = headSchema.safeParse(committed).data;
    if (head?.identity !== identity || Math.abs(now - head.begun) > maxAgeMs) return [];
    const found: SavedEntry[] = [];
    for (const [key, place] of places) {
      if (key.startsWith(blocksOf)) continue;
      const record: unknown = JSON.parse(valueAt(place)?.toString() ?? 'null');
      if (!isIndexedRecord(record)) return [];
      found.push(fromIndexed(record, source));
    }
    return [{ file, begun: head.begun, found }];
  } catch (error) {
    // A crawl without it reads everything, with the same result.
    if (error instanceof UnusableFile || (error instanceof Error && 'code' in error)) return [];
    throw error;
  }
}
