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
import { checkedJson, checkedLine } from '../cache/checked-lines.ts';
import { type Journal, type JournalOptions, openJournal } from '../cache/journal.ts';
import { fromIndexed, toIndexed } from '../content/saved/indexed-record.ts';
import type { SavedEntry } from '../content/saved/saved-crawl.ts';
import { isIndexedRecord } from '../content/saved/saved-parts.ts';

export type CrawlJournalOptions = Pick<
  JournalOptions<SavedEntry>,
  'folder' | 'identity' | 'maxAgeMs' | 'warn'
>;

/** The journal of a crawl's entries. */
export type CrawlJournal = Journal<SavedEntry>;

/** A line of the journal: the place of a record in one of its files. */
type Place = z.output<typeof placeSchema>;

const placeSchema = z.object({
  file: z.string().regex(/^journal-[0-9a-f]{32}\.blocks$/),
  at: z.number(),
  end: z.number(),
});

/**
 * Opens the journal of a crawl's entries. Writes each added entry to a file beside it at once, its
 * blocks and then the rest, and reads the blocks from there: memory holds them only when nothing can
 * be written. Each process has a file of its own, which stays readable after `discard`. Never rejects.
 */
export async function openCrawlJournal({ folder, ...options }: CrawlJournalOptions): Promise<CrawlJournal> {
  const used = new Map<string, BlockFile>();
  let own: GrowingBlockFile | undefined;
  const open = (name: string): BlockFile => {
    const file = used.get(name) ?? openBlockFile(path.join(folder, name));
    used.set(name, file);
    return file;
  };
  const create = (): GrowingBlockFile => {
    const file = createBlockFile(path.join(folder, `journal-${randomUUID().replaceAll('-', '')}.blocks`));
    used.set(path.basename(file.file), file);
    return file;
  };

  const journal = await openJournal<SavedEntry>({
    ...options,
    folder,
    read: (value) => {
      const { data: place } = placeSchema.safeParse(value);
      return place && findRecord(open(place.file), place);
    },
    write: (saved) => {
      own ??= create();
      return writeRecord(own, saved);
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

/** Appends the blocks of a record, which are read from there from now on, and its line. Throws as the file system does. */
function writeRecord(file: GrowingBlockFile, saved: SavedEntry): Place {
  const { blocks } = saved.entry;
  const blocksAt = blocks.use(file.append);
  const line = Buffer.from(checkedLine(toIndexed(saved, blocksAt)));
  const at = file.append(line);
  blocks.moveTo({ file, at: blocksAt });
  return { file: path.basename(file.file), at, end: at + line.length };
}

/** Returns undefined for a record that is damaged or not whole. */
function findRecord(file: BlockFile, { at, end }: Place): SavedEntry | undefined {
  if (end > file.size) return undefined;
  const json = checkedJson(file.read(at, end - at));
  const record: unknown = json && JSON.parse(json.toString());
  return isIndexedRecord(record) ? fromIndexed(record, file) : undefined;
}
