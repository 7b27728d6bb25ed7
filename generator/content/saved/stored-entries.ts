import { grownArray } from '../../util/grown-array.ts';
import { createTextArena } from '../../util/text-arena.ts';
import type { Entry, Kind } from '../content.ts';
import { plainEntry } from '../plain-entry.ts';
import { createAddresses } from './addresses.ts';
import type { PackedBlocks } from './packed-blocks.ts';

/** Reads the entry of a row from the disk. Throws when it is damaged. */
export type ReadEntry = (row: number) => Entry;

/** Entries in the order in which they were added. */
export interface StoredEntries {
  /** Adds the entry of the next row, and returns the stored one. */
  readonly add: (facts: Omit<Entry, 'blocks'>) => Entry;
}

/**
 * Entries of a large site: what is asked of all of them lies in typed arrays, about 140 bytes each,
 * everything else is read from the disk when it is asked for.
 */
export function createStoredEntries(read: ReadEntry): StoredEntries {
  const table = new EntryTable(read);
  return { add: (facts) => new StoredEntry(facts.kind, facts.id, table, table.add(facts)) };
}

/** The texts of a row in the arena, in this order. */
const textsOfRow = 2;
const [slugText, titleText] = [0, 1] as const;

class EntryTable {
  readonly #texts = createTextArena();
  readonly #addresses = createAddresses();
  readonly #read: ReadEntry;
  #rows = 0;
  #published = new Float64Array(16);
  #modified = new Float64Array(16);
  #menuOrder = new Float64Array(16);
  #imageId = new Float64Array(16);
  #hasSeo = new Uint8Array(16);

  constructor(read: ReadEntry) {
    this.#read = read;
  }

  add(facts: Omit<Entry, 'blocks'>): number {
    const { slug, title, uri, published, modified, menuOrder, imageId, seo } = facts;
    const row = this.#rows;
    this.#rows += 1;
    for (const text of [slug, title]) this.#texts.add(text);
    this.#addresses.add(uri ?? '', slug);
    this.#published = grownArray(this.#published, this.#rows);
    this.#modified = grownArray(this.#modified, this.#rows);
    this.#menuOrder = grownArray(this.#menuOrder, this.#rows);
    this.#imageId = grownArray(this.#imageId, this.#rows);
    this.#hasSeo = grownArray(this.#hasSeo, this.#rows);
    this.#published[row] = toMs(published);
    this.#modified[row] = toMs(modified);
    this.#menuOrder[row] = menuOrder;
    this.#imageId[row] = imageId ?? Number.NaN;
    this.#hasSeo[row] = seo === null ? 0 : 1;
    return row;
  }

  whole(row: number): Entry {
    return this.#read(row);
  }

  text(row: number, place: number): string {
    return this.#texts.at(row * textsOfRow + place);
  }

  uri(row: number): string {
    return this.#addresses.at(row, this.text(row, slugText));
  }

  published(row: number): string {
    return toText(this.#published[row]) ?? this.whole(row).published;
  }

  modified(row: number): string {
    return toText(this.#modified[row]) ?? this.whole(row).modified;
  }

  menuOrder(row: number): number {
    return this.#menuOrder[row] ?? this.whole(row).menuOrder;
  }

  imageId(row: number): number | null {
    const id = this.#imageId[row];
    return id === undefined || Number.isNaN(id) ? null : id;
  }

  /** Without an SEO plugin, no entry is read for it: the page of the search asks all of them. */
  seo(row: number): Entry['seo'] {
    return this.#hasSeo[row] === 0 ? null : this.whole(row).seo;
  }
}

/** Returns NaN for a text that the number would not give back. */
function toMs(date: string): number {
  const ms = Date.parse(date);
  return toText(ms) === date ? ms : Number.NaN;
}

function toText(ms = Number.NaN): string | undefined {
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

/** Has no private methods, which would take 8 bytes of each entry. */
class StoredEntry implements Entry {
  readonly kind: Kind;
  readonly id: number;
  readonly #table: EntryTable;
  readonly #row: number;

  constructor(kind: Kind, id: number, table: EntryTable, row: number) {
    this.kind = kind;
    this.id = id;
    this.#table = table;
    this.#row = row;
  }

  get slug(): string {
    return this.#table.text(this.#row, slugText);
  }
  get title(): string {
    return this.#table.text(this.#row, titleText);
  }
  get uri(): string | null {
    // Without an address, or with an empty one.
    return this.#table.uri(this.#row) || this.#table.whole(this.#row).uri;
  }
  get published(): string {
    return this.#table.published(this.#row);
  }
  get modified(): string {
    return this.#table.modified(this.#row);
  }
  get menuOrder(): number {
    return this.#table.menuOrder(this.#row);
  }
  get excerpt(): string {
    return this.#table.whole(this.#row).excerpt;
  }
  get blocks(): PackedBlocks {
    return this.#table.whole(this.#row).blocks;
  }
  get imageId(): number | null {
    return this.#table.imageId(this.#row);
  }
  get seo(): Entry['seo'] {
    return this.#table.seo(this.#row);
  }
  get fields(): Entry['fields'] {
    return this.#table.whole(this.#row).fields;
  }

  toJSON(): Entry {
    return plainEntry<Entry>(this);
  }
}
