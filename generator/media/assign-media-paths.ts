import type { Digest } from '../publish/manifest.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { hashJson, sha256 } from '../util/hash.ts';
import type { MediaNeed } from './collect-media.ts';
import type { FileChange } from './file-changes.ts';
import { cardHash, mediaName, mediaStem } from './media-name.ts';
import type { MediaRecord, MediaTable } from './media-table.ts';
import type { PreparedMedia } from './prepared-media.ts';

export interface FetchedMedia {
  readonly table: MediaTable;
  /** Each file once, though several paths may lead to the same bytes. Sorted by path. */
  readonly files: readonly OutputFile[];
  /** By path of the output file. */
  readonly digests: ReadonlyMap<string, Digest>;
  /** Hosts of linked media: pages may contain them. */
  readonly linkedHosts: readonly string[];
  /** The number of files that the content names. */
  readonly asked: number;
  /** The paths on the CMS of those that did not come. */
  readonly missing: readonly string[];
  /** The files that changed since the last published site without an edit of the content. */
  readonly changes: readonly FileChange[];
  /** Absent where a file did not come, or not as it should. */
  readonly sure?: SureMedia;
}

/** The facts by which the next build finds that no file has changed. */
export interface SureMedia {
  /** The first and the last moment at which the CMS was asked for a file that the library dates. */
  readonly readAt: readonly string[];
  /** The other files: the CMS is asked for them in every build. */
  readonly undated: readonly MediaNeed[];
  /** Of the undated files. */
  readonly hash: string;
}

/** Hashes files and their names. */
export function hashMedia({ table, digests }: Pick<FetchedMedia, 'table' | 'digests'>): string {
  return hashJson([[...table], [...digests]]);
}

/**
 * Assigns media, by their paths on the CMS, their paths on the site. A picture with several addresses is stored once, under the
 * first name in order; all its files share a hash of all their bytes, without its card.
 */
export function assignMediaPaths(
  found: ReadonlyMap<string, PreparedMedia | MediaRecord>,
): Pick<FetchedMedia, 'table' | 'files' | 'digests' | 'linkedHosts'> {
  const table = new Map<string, MediaRecord>();
  const files = new Map<string, OutputFile>();
  const digests = new Map<string, Digest>();
  const linkedHosts = new Set<string>();
  const stems = new Map<string, string>();
  for (const [path, media] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if ('src' in media) {
      linkedHosts.add(new URL(media.src).host);
      table.set(path, media);
      continue;
    }
    const sha256 = hashOf(media);
    const stem = stems.get(sha256) ?? `${mediaFolder}/${mediaStem(path, sha256)}`;
    stems.set(sha256, stem);
    table.set(path, toRecord(stem, media));
    for (const file of media.files) {
      const name = mediaName(stem, file);
      files.set(name, { path: name, class: 'asset', ...file.source });
      digests.set(name, { sha256: file.sha256, size: file.size });
    }
  }
  const sorted = [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { table, files: sorted, digests, linkedHosts: [...linkedHosts].sort() };
}

export const mediaFolder = '_assets/media';

/** Hashes a file, or all files of a picture together but its card: which pages share it is no part of it. */
function hashOf({ files: [first, ...others] }: PreparedMedia): string {
  const hashes = [first, ...others.filter(({ role }) => role !== 'card')].map(({ sha256 }) => sha256);
  return hashes.length === 1 ? first.sha256 : sha256(hashes.join(' '));
}

function toRecord(stem: string, { files, width, height, tones, focus }: PreparedMedia): MediaRecord {
  const [first] = files;
  const src = `/${mediaName(stem, first)}`;
  if (width === undefined || height === undefined) return { src, size: first.size };
  const avif = files.flatMap((file) =>
    file.role === 'avif' && file.width !== undefined ? [file.width] : [],
  );
  const card = files.find(({ role }) => role === 'card');
  const motion = files.find(({ role }) => role === 'motion');
  return {
    src,
    width,
    height,
    ...(avif.length > 0 && {
      sources: {
        ...{ stem: `/${stem}`, avif },
        ...(card?.width && { card: [cardHash(card), card.width] as const }),
      },
    }),
    ...(motion && { motion: `/${mediaName(stem, motion)}` }),
    ...(tones && { tones }),
    ...(focus && { focus }),
  };
}
