import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  type BlockFile,
  createBlockFile,
  type GrowingBlockFile,
  openBlockFile,
} from '../cache/block-file.ts';
import { type Journal, type JournalOptions, openJournal } from '../cache/journal.ts';
import { fromIndexed, type IndexedRecord, toIndexed } from '../content/saved/indexed-record.ts';
import type { SavedEntry } from '../content/saved/saved-crawl.ts';
import { isIndexedRecord } from '../content/saved/saved-parts.ts';

export type CrawlJournalOptions = Pick<
  JournalOptions<SavedEntry>,
  'folder' | 'identity' | 'maxAgeMs' | 'warn'
>;

/** A line: a record, and the file with its blocks. */
interface WrittenRecord {
  readonly file: string;
  readonly record: IndexedRecord;
}

/**
 * Opens the journal of a crawl's entries. Writes the blocks of added entries to a file beside it at
 * once, and reads them from there; memory holds the rest of each entry, or everything when nothing
 * can be written. Each process has a file of its own, which stays readable after `discard`. Never
 * rejects.
 */
export async function openCrawlJournal({
  folder,
  ...options
}: CrawlJournalOptions): Promise<Journal<SavedEntry>> {
  let own: GrowingBlockFile | undefined;
  const used = new Map<string, BlockFile>();
  const open = (name: string): BlockFile => {
    const file = used.get(name) ?? openBlockFile(path.join(folder, name));
    used.set(name, file);
    return file;
  };

  const journal = await openJournal<SavedEntry>({
    ...options,
    folder,
    read: (value) => {
      if (!isWrittenRecord(value)) return undefined;
      const file = open(value.file);
      const { at, length } = value.record.entry.blocks;
      return at + length > file.size ? undefined : fromIndexed(value.record, file);
    },
    write: (saved): WrittenRecord => {
      own ??= createBlockFile(path.join(folder, `journal-${randomUUID().replaceAll('-', '')}.blocks`));
      const name = path.basename(own.file);
      used.set(name, own);
      const at = saved.entry.blocks.use(own.append);
      const record = toIndexed(saved, at);
      saved.entry.blocks.moveTo({ file: own, at });
      return { file: name, record };
    },
  });
  return {
    ...journal,
    discard: async () => {
      await journal.discard();
      const names = [...used.keys()];
      // A waiting journal keeps no file open.
      used.clear();
      own = undefined;
      await Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

const fileName = z.string().regex(/^journal-[0-9a-f]{32}\.blocks$/);

function isWrittenRecord(value: unknown): value is WrittenRecord {
  return writtenShape.safeParse(value).success;
}

const writtenShape = z.looseObject({ file: fileName, record: z.custom(isIndexedRecord) });
