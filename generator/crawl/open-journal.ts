import { createHash } from 'node:crypto';
import { appendFile, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { ensureDir } from 'fs-extra/esm';
import { z } from 'zod';
import type { Warn } from '../problems/problem.ts';
import { removeOld } from '../util/remove-old.ts';
import { readSealedLines, sealLine } from '../util/sealed-lines.ts';

/** What arrived of a crawl that has not ended well yet, so that the next run goes on from there. Safe to lose. */
export interface Journal<Value> {
  /** What an earlier run left, in the order in which it arrived. */
  readonly found: readonly Value[];
  /** Adds what is complete. Does not wait for the disk; never fails: what cannot be written is warned of, once. */
  readonly add: (values: readonly Value[]) => void;
  /** Resolves when all that was added is written. */
  readonly written: () => Promise<void>;
  /** Removes it, once the crawl and what is made of it are safe elsewhere. */
  readonly discard: () => Promise<void>;
}

export interface JournalOptions<Value> {
  /** Need not exist yet. */
  readonly folder: string;
  /** Everything that the values depend on: the CMS, the code and queries that read it, the site's settings. */
  readonly identity: string;
  /** One that began longer ago is thrown away. */
  readonly maxAgeMs: number;
  /** Checks what is read at the door; undefined for what cannot be used. */
  readonly read: (value: unknown) => Value | undefined;
  /** Gives what is to be written of a value, and may throw as the file system does. Default: the value itself. */
  readonly write?: (value: Value) => unknown;
  readonly warn: Warn;
  /** Milliseconds since the epoch. Default: the machine's clock. */
  readonly now?: number;
}

const header = z.object({
  format: z.literal('boardwalk journal 1'),
  identity: z.string(),
  begun: z.number(),
});
/** Journals, and what lies beside one. */
const namePattern = /^journal-[0-9a-f]{32}\.(jsonl|blocks)$/;

/**
 * Opens the journal of a crawl: a file that is only ever added to, each line with a checksum. A line that was cut, and all
 * after it, is dropped. Journals of other identities are left to their crawls until they are too old. Never rejects.
 */
export async function openJournal<Value>(options: JournalOptions<Value>): Promise<Journal<Value>> {
  const { folder, identity, maxAgeMs, warn, now = Date.now(), write = (value) => value } = options;
  const file = path.join(
    folder,
    `journal-${createHash('sha256').update(identity).digest('hex').slice(0, 32)}.jsonl`,
  );
  const { found, end } = await load(file, options, now);

  let hasFailed = false;
  const fail = (error: unknown): void => {
    if (hasFailed) return;
    hasFailed = true;
    // Only the code: the message names folders of this machine.
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    warn({ message: `Crawl progress cannot be saved${code}: a failed crawl will start from the beginning` });
  };
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    if (!hasFailed) await step().catch(fail);
  };

  let waiting: string[] = [];
  let writing = attempt(async () => {
    await removeOld(folder, namePattern, now - maxAgeMs);
    // Nothing is added behind a line that was cut.
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
      lines.unshift(sealLine({ format: 'boardwalk journal 1', identity, begun: now }));
      isBegun = true;
    }
    await appendFile(file, lines.join(''));
  };

  return {
    found,
    add: (values) => {
      if (hasFailed || values.length === 0) return;
      try {
        waiting.push(...values.map((value) => sealLine(write(value))));
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

/** The values that are whole, and where they end. Nothing when there is no such file, or none that can be used. */
async function load<Value>(
  file: string,
  { identity, maxAgeMs, read }: JournalOptions<Value>,
  now: number,
): Promise<{ found: Value[]; end: number }> {
  const nothing = { found: [], end: 0 };
  const found: Value[] = [];
  let end = 0;
  try {
    for await (const line of readSealedLines(file)) {
      if (end === 0) {
        const { data: first } = header.safeParse(line.value);
        if (first?.identity !== identity || Math.abs(now - first.begun) > maxAgeMs) return nothing;
      } else {
        const value = read(line.value);
        if (value === undefined) return nothing;
        found.push(value);
      }
      end = line.end;
    }
    return { found, end };
  } catch (error) {
    // It may be missing, unreadable or a folder: a crawl without it reads everything, and is as good.
    if (error instanceof Error && 'code' in error) return nothing;
    throw error;
  }
}
