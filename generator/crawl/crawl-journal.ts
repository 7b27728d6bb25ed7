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
import type { Kind, Media } from '../content/content.ts';
import { toIndexed } from '../content/saved/indexed-record.ts';
import { type MediaLines, openMediaLines } from '../content/saved/media-lines.ts';
import { openRecordFile, type RecordFile } from '../content/saved/record-file.ts';
import type { SavedEntry } from '../content/saved/saved-crawl.ts';
import { isIndexedRecord } from '../content/saved/saved-parts.ts';
import { createStoredRecords } from '../content/saved/stored-records.ts';

export type CrawlJournalOptions = Pick<
  JournalOptions<SavedEntry>,
  'folder' | 'identity' | 'maxAgeMs' | 'warn'
>;

/** The journal of a crawl's entries. */
export interface CrawlJournal extends Omit<Journal<SavedEntry>, 'add'> {
  /** Adds records, and returns them as they are read from the disk; the same ones where nothing can be written. */
  readonly add: <K extends Kind>(records: readonly SavedEntry<K>[]) => readonly SavedEntry<K>[];
  /**
   * Writes an item of the library beside the entries, and returns it as it is read from the disk; the
   * same one where nothing can be written. The next crawl asks for it again.
   */
  readonly addMedia: (item: Media) => Media;
}

/** Keeps everything in memory. */
export const noJournal: Pick<CrawlJournal, 'add' | 'addMedia'> = {
  add: (records) => records,
  addMedia: (item) => item,
};

/** A line of the journal: the place of a record in one of its files. */
type Place = z.output<typeof placeSchema>;

const placeSchema = z.object({
  file: z.string().regex(/^journal-[0-9a-f]{32}\.blocks$/),
  at: z.number(),
  end: z.number(),
});

/**
 * Opens the journal of a crawl's entries. Writes each added entry to a file beside it at once, its
 * blocks and then the rest, and reads it from there: memory holds entries only when nothing can be
 * written. Each process has a file of its own, which stays readable after `discard`. Never rejects.
 */
export async function openCrawlJournal({ folder, ...options }: CrawlJournalOptions): Promise<CrawlJournal> {
  const records = createStoredRecords();
  const stored = new WeakMap<SavedEntry, SavedEntry>();
  const used = new Map<string, WrittenFile>();
  let own: OwnFile | undefined;
  let isFull = false;
  const open = (name: string): WrittenFile => {
    const known = used.get(name);
    if (known !== undefined) return known;
    const source = openBlockFile(path.join(folder, name));
    const file = { source, records: openRecordFile(records, { source, blocks: source }) };
    used.set(name, file);
    return file;
  };
  const create = (): OwnFile => {
    const source = createBlockFile(path.join(folder, `journal-${randomUUID().replaceAll('-', '')}.blocks`));
    const file = {
      source,
      records: openRecordFile(records, { source, blocks: source }),
      media: openMediaLines(source),
    };
    used.set(path.basename(source.file), file);
    return file;
  };

  const journal = await openJournal<SavedEntry>({
    ...options,
    folder,
    read: (value) => {
      const { data: place } = placeSchema.safeParse(value);
      return place && findRecord(open(place.file), place);
    },
    write: (saved): Place => {
      own ??= create();
      const { record, place } = writeRecord(own, saved);
      stored.set(saved, record);
      return place;
    },
  });
  return {
    ...journal,
    add: <K extends Kind>(added: readonly SavedEntry<K>[]) => {
      journal.add(added);
      // The stored record of a record has its kind.
      return added.map((record) => (stored.get(record) ?? record) as SavedEntry<K>);
    },
    addMedia: (item) => {
      if (isFull) return item;
      try {
        own ??= create();
        return writeMedia(own, item);
      } catch (error) {
        // Whoever cannot be told here is told about the entries.
        if (!(error instanceof Error && 'code' in error)) throw error;
        isFull = true;
        return item;
      }
    },
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

interface WrittenFile {
  readonly source: BlockFile;
  readonly records: RecordFile;
}

interface OwnFile extends WrittenFile {
  readonly source: GrowingBlockFile;
  readonly media: MediaLines;
}

/** Appends the blocks of a record and its line. Throws as the file system does. */
function writeRecord({ source, records }: OwnFile, saved: SavedEntry): { record: SavedEntry; place: Place } {
  const indexed = toIndexed(saved, saved.entry.blocks.use(source.append));
  const line = Buffer.from(checkedLine(indexed));
  const at = source.append(line);
  const end = at + line.length;
  return { record: records.add(indexed, { at, end }), place: { file: path.basename(source.file), at, end } };
}

function writeMedia({ source, media }: OwnFile, item: Media): Media {
  const line = Buffer.from(checkedLine(item));
  const at = source.append(line);
  return media.add(item, { at, end: at + line.length });
}

/** Returns undefined for a record that is damaged or not whole. */
function findRecord({ source, records }: WrittenFile, { at, end }: Place): SavedEntry | undefined {
  if (end > source.size) return undefined;
  const json = checkedJson(source.read(at, end - at));
  const record: unknown = json && JSON.parse(json.toString());
  return isIndexedRecord(record) ? records.add(record, { at, end }) : undefined;
}
