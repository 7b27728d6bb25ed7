import { grownArray } from '../../util/grown-array.ts';
import { createRecent } from '../../util/recent.ts';
import type { Entry, Kind } from '../content.ts';
import { RecordFacts } from './record-facts.ts';
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
  const facts = new RecordFacts();
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
        facts.add(record);
        keep(row, record);
        // Each file has records of one kind: the compiler does not follow it through the table.
        return new StoredRecord(stored.add(record.entry), row, { facts, read }) as unknown as SavedEntry<K>;
      };
    },
  };
}

/** Returns true for a record that is read from a file: memory holds neither its fields nor its blocks. */
export function isStoredRecord(record: SavedEntry): boolean {
  return record instanceof StoredRecord;
}

interface RecordTable {
  readonly facts: RecordFacts;
  readonly read: (row: number) => SavedEntry;
}

const noProblems: SavedEntry['problems'] = [];

class StoredRecord implements SavedEntry {
  readonly entry: Entry;
  readonly #row: number;
  readonly #table: RecordTable;

  constructor(entry: Entry, row: number, table: RecordTable) {
    this.entry = entry;
    this.#row = row;
    this.#table = table;
  }

  get versionKey(): string {
    return this.#table.facts.versionKey(this.#row);
  }
  get fetchedAt(): string {
    return this.#table.facts.fetchedAt(this.#row);
  }
  get state(): string | undefined {
    return this.#table.facts.state(this.#row);
  }
  get problems(): SavedEntry['problems'] {
    return this.#table.facts.hasProblems(this.#row) ? this.toJSON().problems : noProblems;
  }
  get mediaIds(): readonly number[] {
    return this.#table.facts.mediaIds(this.#row);
  }

  toJSON(): SavedEntry {
    return this.#table.read(this.#row);
  }
}
