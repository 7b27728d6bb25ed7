import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { type Census, censusRows, siteCounts } from './census.ts';
import { type ClassHeaders, type FileHeaders, headersOf, robotsHeader } from './headers-of.ts';
import type { FileClass, OutputFile } from './output-file.ts';

/**
 * The path of the manifest in the output folder. `publish/is-ours.ts` recognises it by its
 * beginning.
 */
export const manifestPath = '_boardwalk/manifest.json';

const fileClass = z.enum(['page', 'asset', 'data']) satisfies z.ZodType<FileClass>;

/** One file of a manifest. */
export const manifestFile = z.object({
  path: z.string(),
  sha256: z.string(),
  /** Bytes. */
  size: z.number(),
  class: fileClass,
  headers: z.object({ 'content-type': z.string(), 'cache-control': z.string() }),
});

export const manifestSchema = z.object({
  version: z.literal(1),
  /** The site shows drafts: it must not be published. */
  drafts: z.literal(true).exactOptional(),
  /** By class: added to a file's own headers. */
  headers: z.partialRecord(fileClass, z.record(z.string(), z.string())),
  /** The origin of the site: "https://www.example.org". Missing in earlier manifests, as `moment`. */
  site: z.string().exactOptional(),
  /**
   * The moment that the site was built for, ISO 8601. It stays while nothing else changes: two
   * sites with one moment are equal.
   */
  moment: z.string().exactOptional(),
  /** Counts of content that the next build compares. */
  counts: siteCounts.exactOptional(),
  /** The same for each entry. */
  census: censusRows.exactOptional(),
  /** Every file except the manifest, sorted by path. */
  files: z.array(manifestFile),
});

/** The list of files in the output folder, for syncing and for the headers of a host. */
export type Manifest = Readonly<z.output<typeof manifestSchema>>;

export type ManifestFile = Readonly<z.output<typeof manifestFile>>;

/** A manifest without its files. */
export interface ManifestFacts extends Omit<Manifest, 'files'> {
  readonly fileCount: number;
}

/** Facts of the manifest about the site as a whole. */
export interface SiteFacts extends Partial<Census> {
  /** By default none. */
  readonly headers?: ClassHeaders;
  readonly site?: string;
  readonly moment?: string;
}

/** The files of a site by their paths. */
export type SiteFiles = ReadonlyMap<string, ManifestFile>;

/** Hash and size of a file's bytes. */
export interface Digest {
  readonly sha256: string;
  readonly size: number;
}

export interface ManifestInput extends SiteFacts {
  /** Sorted by path. */
  readonly files: readonly ListedFile[];
}

export type ListedFile = PlacedFile & Digest;

/** Makes _boardwalk/manifest.json: path, hash, size, class and headers of every file. */
export function manifest(input: ManifestInput): OutputFile {
  return { path: manifestPath, class: 'data', contents: [...manifestText(input)].join('') };
}

/** Files per piece of text. */
const filesAPiece = 1_000;

/**
 * Yields its text in pieces, of which a large site has many: memory holds one.
 */
export function* manifestText({
  files,
  headers = {},
  site,
  moment,
  counts,
  rows,
}: ManifestInput): Generator<string> {
  const hasDrafts = headers.page?.[robotsHeader] !== undefined;
  const value: Manifest = {
    version: 1,
    ...(hasDrafts && { drafts: true }),
    headers,
    ...(site !== undefined && { site }),
    ...(moment !== undefined && { moment }),
    ...(counts && { counts }),
    ...(rows && { census: rows }),
    files: [],
  };
  const [before = '', behind = ''] = `${JSON.stringify(value, null, 1)}\n`.split(
    /(?<="files": \[)(?=\]\n\}\n$)/,
  );
  const headersOfFile = shareHeaders();
  yield before;
  let count = 0;
  let piece = '';
  for (const file of files) {
    const { sha256, size } = file;
    const listed: ManifestFile = {
      path: file.path,
      sha256,
      size,
      class: file.class,
      headers: headersOfFile(file),
    };
    const lines = `\n${JSON.stringify(listed, null, 1)}`.replaceAll('\n', '\n  ');
    piece += count === 0 ? lines : `,${lines}`;
    count += 1;
    if (count % filesAPiece !== 0) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}${count === 0 ? '' : '\n '}${behind}`;
}

type PlacedFile = Pick<OutputFile, 'path' | 'class'>;

/** Shares one object of headers among files of a kind. */
function shareHeaders(): (file: PlacedFile) => FileHeaders {
  const byKind = new Map<string, FileHeaders>();
  return (file) => {
    const kind = `${file.class} ${path.extname(file.path) || file.path}`;
    const headers = byKind.get(kind) ?? headersOf(file);
    byKind.set(kind, headers);
    return headers;
  };
}

/**
 * Returns the facts with the moment of the published site in place of their own: it stays as long
 * as nothing else changes.
 */
export function atMomentOf(published: Pick<ManifestFacts, 'moment'> | null, facts: SiteFacts): SiteFacts {
  return published?.moment === undefined ? facts : { ...facts, moment: published.moment };
}

/**
 * Returns the SHA-256 of a manifest's text in hex. It names a build, for the next one, for a sync
 * and for those who are told about it.
 */
export function manifestDigest(text: string | Uint8Array | Iterable<string>): string {
  const hash = createHash('sha256');
  const pieces = typeof text === 'string' || text instanceof Uint8Array ? [text] : text;
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}
