import { grownArray } from '../../util/grown-array.ts';
import { createRecent } from '../../util/recent.ts';
import type { Entry, Kind } from '../content.ts';
import type { SavedEntry } from './saved-crawl.ts';
import { createStoredEntries } from './stored-entries.ts';

/** Reads the record of a line from the disk. Throws when it is damaged. */
export type ReadRecord = (line: number) => SavedEntry;

/** Records that are read from files when they are asked for. */
export interface StoredRecords {
  /** Opens a file of records: the function takes the record of its next line, and returns the stored one. */
  readonly open: (read: ReadRecord) => <K extends Kind>(record: SavedEntry<K>) => SavedEntry<K>;
}

export function createStoredRecords(): StoredRecords {
  const files: ReadRecord[] = [];
  let fileOf = new Uint32Array(16);
  let lineOf = new Uint32Array(16);
  let rows = 0;
  const { at: read, keep } = createRecent((row: number): SavedEntry => {
    const readLine = files[fileOf[row] ?? 0];
    if (readLine === undefined) throw new RangeError(`No record has the number ${row}`);
    return readLine(lineOf[row] ?? 0);
  });
  const stored = createStoredEntries((row) => read(row).entry);
  return {
    open: (readLine) => {
      const file = files.push(readLine) - 1;
      let lines = 0;
      return <K extends Kind>(record: SavedEntry<K>) => {
        const row = rows;
        rows += 1;
        fileOf = grownArray(fileOf, rows);
        lineOf = grownArray(lineOf, rows);
        fileOf[row] = file;
        lineOf[row] = lines;
        lines += 1;
        keep(row, record);
        // Each file has records of one kind: the compiler does not follow it through the table.
        return new StoredRecord(stored.add(record.entry), row, read) as unknown as SavedEntry<K>;
      };
    },
  };
}

class StoredRecord implements SavedEntry {
  readonly entry: Entry;
  readonly #row: number;
  readonly #read: (row: number) => SavedEntry;

  constructor(entry: Entry, row: number, read: (row: number) => SavedEntry) {
    this.entry = entry;
    this.#row = row;
    this.#read = read;
  }

  get versionKey(): string {
    return this.#read(this.#row).versionKey;
  }
  get fetchedAt(): string {
    return this.#read(this.#row).fetchedAt;
  }
  get state(): string | undefined {
    return this.#read(this.#row).state;
  }
  get problems(): SavedEntry['problems'] {
    return this.#read(this.#row).problems;
  }
  get mediaIds(): readonly number[] {
    return this.#read(this.#row).mediaIds;
  }

  toJSON(): SavedEntry {
    return this.#read(this.#row);
  }
}
