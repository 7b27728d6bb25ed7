import type { SearchRecord } from '../../files/search/search-record.ts';
import type { WorkStore } from '../../store/work-store.ts';
import { sha256 } from '../../util/hash.ts';
import { type PackedPage, type PagePack, unpackPages } from './page-pack.ts';
import type { Parts } from './parts.ts';

/** The pages that other processes have made, a part at a time. */
export interface StoredPages {
  /** Resolves when the part of this path has been looked for. Call it in the order of the parts. */
  readonly ready: (path: string) => Promise<void>;
  /** Returns a page of the part that is ready. */
  readonly get: (path: string) => PackedPage | undefined;
  /**
   * Returns true when the pages of the part that is ready would be the same if they were made now: then
   * all that they are made from is the same, and so is every answer of the clock.
   */
  readonly isCurrent: () => boolean;
  /** Returns the html of all pages of the part that is ready, one after the other. */
  readonly html: () => Uint8Array;
}

export interface StoredPagesInput {
  readonly store: WorkStore;
  /** The hash of all inputs of the pages, except the time. */
  readonly inputs: string;
  /** The moment of this build, ISO 8601 in UTC: pages that were made for a later one are not used. */
  readonly now: string;
  /** The hash of the document around every page: pages within another one are not used. */
  readonly document: string;
  /** Called with what the search knows of the entries of a part. */
  readonly takeRecord: (path: string, record: SearchRecord) => void;
}

/** Parts that are read ahead: memory holds them as they are stored. */
const readAhead = 8;

const nothing = new Uint8Array();

/** Names the value with the pages of a part. */
export function nameOfPart(inputs: string, part: number): string {
  return `pages/${sha256(JSON.stringify([inputs, part]))}`;
}

/** Opens the stored pages of a site. Reads nothing yet. */
export function openStoredPages(
  { store, inputs, now, document, takeRecord }: StoredPagesInput,
  { used: parts, partOf }: Pick<Parts, 'used' | 'partOf'>,
): StoredPages {
  const coming = new Map<number, Promise<Buffer | undefined>>();
  let next = 0;
  let current = -1;
  let pages: ReadonlyMap<string, PackedPage> = new Map();
  let until: string | null = null;
  let html: Uint8Array = nothing;

  const readUpTo = (part: number): void => {
    for (; next < parts.length; next += 1) {
      const ahead = parts[next] ?? 0;
      if (ahead > part && coming.size >= readAhead) return;
      coming.set(ahead, store.load(nameOfPart(inputs, ahead)));
    }
  };

  const open = async (part: number): Promise<PagePack | null> => {
    const name = nameOfPart(inputs, part);
    const value = await coming.get(part);
    coming.delete(part);
    const pack = value === undefined ? null : await unpackPages(value);
    if (value !== undefined && pack === null) store.refuse(name, 'it has no whole pages');
    return pack;
  };

  return {
    ready: async (path) => {
      const part = partOf(path);
      if (part === current) return;
      current = part;
      pages = new Map();
      html = nothing;
      readUpTo(part);
      const pack = await open(part);
      // The clock decides nothing about them.
      for (const [path, record] of pack?.search ?? []) takeRecord(path, record);
      if (pack === null || pack.now > now || pack.document !== document) return;
      pages = new Map(pack.pages.map((page) => [page.path, page]));
      ({ until, html } = pack);
    },
    get: (path) => pages.get(path),
    isCurrent: () => until === null || now < until,
    html: () => html,
  };
}
