import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import * as z from 'zod';
import type { SearchRecord } from '../../files/search/search-record.ts';
import { searchedKinds } from '../../routes/titles-question.ts';
import { sha256 } from '../../util/hash.ts';
import type { RememberedPage } from '../remembered-page.ts';

// The pages of one part as one value of a work store: a line of JSON with the facts about them, then
// their html, all compressed.

/** A page that another process has made: its file, and what is remembered of it. */
export interface PackedPage {
  readonly path: string;
  readonly html: Uint8Array;
  readonly page: RememberedPage;
}

export interface PagePack {
  /** The moment that the pages were made for, ISO 8601 in UTC. */
  readonly now: string;
  /** A hash of the document around every page: it may depend on that moment. */
  readonly document: string;
  /** From then on an answer of the clock may differ, ISO 8601 in UTC; null for none. */
  readonly until: string | null;
  readonly pages: readonly PackedPage[];
  /** The html of all pages, one after the other. */
  readonly html: Uint8Array;
  /** The records of the search of the entries with these pages, by path. */
  readonly search: readonly (readonly [path: string, record: SearchRecord])[];
}

const expand = promisify(brotliDecompress);

/** The pages of a part have most of their bytes in common: higher levels take longer and save little. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 22 };

/** The most bytes of a part: more are damage, or meant to fill the memory. */
const mostBytes = 256 * 1024 * 1024;

/** Most parts fit into one piece of memory: with the usual 16 kB they are put together from a hundred. */
const chunkSize = 2 * 1024 * 1024;

const lineFeed = 0x0a;

/** A page to pack. */
export interface PageToPack extends Omit<PackedPage, 'html'> {
  /** Bytes of its html. */
  readonly size: number;
  /** Fills `target`, which has that size, with its html. */
  readonly read: (target: Buffer) => void;
}

/** Grows with the largest part: memory of its own for each would make the heap be collected all the time. */
let room = Buffer.allocUnsafeSlow(0);

/** Packs the pages of a part. The same pages give the same bytes. */
export function packPages({
  pages,
  ...others
}: Omit<PagePack, 'pages' | 'html'> & { readonly pages: readonly PageToPack[] }): Buffer {
  const facts = pages.map(({ path, size, page }) => ({ path, size, page }));
  const line = Buffer.from(`${JSON.stringify({ ...others, pages: facts })}\n`);
  const length = pages.reduce((sum, { size }) => sum + size, line.length);
  if (room.length < length) room = Buffer.allocUnsafeSlow(2 * length);
  line.copy(room);
  let at = line.length;
  for (const { size, read } of pages) {
    read(room.subarray(at, at + size));
    at += size;
  }
  return brotliCompressSync(room.subarray(0, length), { params });
}

/** Reads a value of `packPages`. Resolves to null for any other. */
export async function unpackPages(value: Uint8Array): Promise<PagePack | null> {
  try {
    return readPages(await expand(value, { maxOutputLength: mostBytes, chunkSize }));
  } catch {
    return null;
  }
}

const text = z.string();

const recordSchema = z.object({
  id: z.int(),
  version: text,
  words: text,
  extract: text,
  sections: z.array(z.object({ anchor: text, heading: text, words: text })),
  row: z.object({
    kind: z.enum(searchedKinds),
    title: text,
    href: text,
    facts: text,
    picture: text,
    language: text.exactOptional(),
  }),
});

/** Everything that a build reads of a page without asking whether it is there. */
const packSchema = z.object({
  now: z.iso.datetime(),
  document: text,
  until: z.iso.datetime().nullable(),
  search: z.array(z.tuple([text, recordSchema])),
  pages: z.array(
    z.object({
      path: text,
      size: z.int().min(0),
      page: z.looseObject({
        fingerprint: z.object({ template: text, assets: text, layout: text, route: text }),
        sha256: text,
        islands: z.array(text),
        anchors: text,
        used: text,
        versions: text,
        listed: z.looseObject({ head: z.looseObject({ canonical: text }), pictures: z.array(text) }),
        findings: z.array(z.looseObject({})).optional(),
      }),
    }),
  ),
});

/** Throws for what is not a pack. */
function readPages(bytes: Buffer): PagePack | null {
  const start = bytes.indexOf(lineFeed) + 1;
  let at = start;
  const { pages, ...others } = packSchema.parse(JSON.parse(bytes.toString('utf8', 0, at)));
  const found = pages.map(({ path, size, page }): PackedPage => {
    const html = bytes.subarray(at, at + size);
    at += size;
    // The inputs in the name of the value contain the code: it has written what it reads.
    return { path, html, page: page as unknown as RememberedPage };
  });
  const isWhole = at === bytes.length && found.every(({ html, page }) => sha256(html) === page.sha256);
  return isWhole ? { ...others, pages: found, html: bytes.subarray(start) } : null;
}
