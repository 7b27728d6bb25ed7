import { appendFile, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { ensureDir } from 'fs-extra/esm';
import { z } from 'zod';
import type { Warn } from '../problems/problem.ts';
import { sha256 } from '../util/hash.ts';
import { openBlockFile } from './block-file.ts';
import { checkedLine, firstLine, intactLines } from './checked-lines.ts';
import { removeOld } from './remove-old.ts';
import { UnusableFile } from './unusable-file.ts';

/**
 * The results of a crawl that has not succeeded yet, for the next run to continue with. Safe to
 * delete.
 */
export interface Journal<Value> {
  /** Results of an earlier run, in the order of arrival. */
  readonly found: readonly Value[];
  /**
   * Adds finished values. Does not wait for the disk; never fails: warns once about values that
   * cannot be written.
   */
  readonly add: (values: readonly Value[]) => void;
  /** Resolves when all added values are written. */
  readonly written: () => Promise<void>;
  /** Removes the journal, once the results of the crawl are safe elsewhere. */
  readonly discard: () => Promise<void>;
}

export interface JournalOptions<Value> {
  /** Need not exist yet. */
  readonly folder: string;
  /**
   * Everything that the values depend on: the CMS, the code and queries that read it, the site's
   * settings.
   */
  readonly identity: string;
  /** Older journals are deleted. */
  readonly maxAgeMs: number;
  /** Checks a value from the disk; undefined for an invalid one. */
  readonly read: (value: unknown) => Value | undefined;
  /**
   * Returns the text to write for a value; may throw as the file system does. Default: the value
   * itself.
   */
  readonly write?: (value: Value) => unknown;
  readonly warn: Warn;
  /** Milliseconds since the epoch. Default: the machine's clock. */
  readonly now?: number;
}

const contents = 'journal';
const header = z.object({ identity: z.string(), begun: z.number() });
/** Journals, and files beside one. */
const namePattern = /^journal-[0-9a-f]{32}\.(jsonl|blocks)$/;

/**
 * Opens the journal of a crawl: an append-only file, each line with a checksum. Drops a damaged
 * line and all after it. Keeps journals of other identities until they are too old. Never rejects.
 */
export async function openJournal<Value>(options: JournalOptions<Value>): Promise<Journal<Value>> {
  const { folder, identity, maxAgeMs, warn, now = Date.now(), write = (value) => value } = options;
  const file = path.join(folder, `journal-${sha256(identity).slice(0, 32)}.jsonl`);
  const { found, end } = load(file, options, now);

  let hasFailed = false;
  const fail = (error: unknown): void => {
    if (hasFailed) return;
    hasFailed = true;
    // Only the code: the message contains folders of this machine.
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    warn({ message: `Crawl progress cannot be saved${code}: a failed crawl will start from the beginning` });
  };
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    if (!hasFailed) await step().catch(fail);
  };

  let waiting: string[] = [];
  let writing = attempt(async () => {
    await removeOld(folder, namePattern, now - maxAgeMs);
    // Cut first: nothing is added behind a damaged line.
    if (end > 0) await truncate(file, end);
    else await rm(file, { force: true });
  });
  let isBegun = end > 0;

  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const lines = waiting;
    waiting = [];
    if (!isBegun) {
      await ensureDir(folder);
      lines.unshift(firstLine(contents), checkedLine({ identity, begun: now }));
      isBegun = true;
    }
    await appendFile(file, lines.join(''));
  };

  return {
    found,
    add: (values) => {
      if (hasFailed || values.length === 0) return;
      try {
        waiting.push(...values.map((value) => checkedLine(write(value))));
      } catch (error) {
        fail(error);
        return;
      }
      writing = writing.then(() => attempt(flush));
    },
    written: () => writing,
    discard: async () => {
      await writing;
      await attempt(() => rm(file, { force: true }));
      isBegun = false;
    },
  };
}

/** Returns the intact values, and their end. Empty without a usable file. */
function load<Value>(
  file: string,
  { identity, maxAgeMs, read }: JournalOptions<Value>,
  now: number,
): { found: Value[]; end: number } {
  const nothing = { found: [], end: 0 };
  const found: Value[] = [];
  let end = 0;
  try {
    for (const line of intactLines(openBlockFile(file), contents)) {
      const written: unknown = JSON.parse(line.json.toString());
      if (end === 0) {
        const { data: first } = header.safeParse(written);
        if (first?.identity !== identity || Math.abs(now - first.begun) > maxAgeMs) return nothing;
      } else {
        const value = read(written);
        if (value === undefined) return nothing;
        found.push(value);
      }
      end = line.end;
    }
    return { found, end };
  } catch (error) {
    // It may be missing, unreadable, a folder or of another version: a crawl without it reads
    // everything, with the same result.
    if (error instanceof UnusableFile || (error instanceof Error && 'code' in error)) return nothing;
    throw error;
  }
}
