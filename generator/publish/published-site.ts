import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../util/hash.ts';
import { DamagedFile } from './damaged-file.ts';
import { digestOnDisk } from './digest-of.ts';
import { findForeign, readNames } from './find-foreign.ts';
import { isOurs } from './is-ours.ts';
import { type LeftFile, readKnownFolder } from './known-folder.ts';
import { type FolderListing, listFolder } from './list-folder.ts';
import { type Digest, type ManifestFacts, type ManifestFile, manifestPath } from './manifest.ts';
import { readFacts, readInPieces } from './read-manifest.ts';

/** The site in a folder at the start of a build. */
export interface PublishedSite {
  /** Null when it is missing or cannot be read. */
  readonly manifest: ManifestFacts | null;
  /** SHA-256 of the manifest's file in hex; null without one. */
  readonly manifestHash: string | null;
  readonly listing: FolderListing;
  /** The times of all folders when they were listed; none where they were not. */
  readonly folders: ReadonlyMap<string, number>;
  /** Files that may be kept, by path: unchanged since they were written. */
  readonly unchanged: Pick<UnchangedFiles, 'size' | 'get' | 'forget'>;
  /** Files that the manifest does not name: no build has written them. */
  readonly foreign: readonly string[];
  /** Read from what the last build knew of it. */
  readonly isAsLeft: boolean;
}

/** `known`: the file that tells how the last build has left the folder. */
export async function readPublishedSite(folder: string, known?: string): Promise<PublishedSite> {
  if (!(await isOurs(folder))) {
    const listing = new Map();
    return {
      manifest: null,
      manifestHash: null,
      ...{ listing, folders: new Map() },
      unchanged: findUnchanged(listing),
      foreign: [],
      isAsLeft: false,
    };
  }
  const left = known === undefined ? null : await readAsLeft(folder, known);
  if (left !== null) return left;
  const { sha256 } = await digestOnDisk(path.join(folder, manifestPath));
  const folders = new Map<string, number>();
  const listing = await listFolder(folder, (name) => {
    folders.set(name, lstatSync(path.join(folder, name)).mtimeMs);
  });
  const found = await readFiles(folder, listing);
  return { ...found, manifestHash: sha256, listing, folders, isAsLeft: false };
}

/** Returns null when the folder is not as the last build has left it. */
async function readAsLeft(folder: string, file: string): Promise<PublishedSite | null> {
  const left: LeftFile[] = [];
  const known = await readKnownFolder(file, folder, (one) => left.push(one));
  const facts = known && (await readFacts(path.join(folder, manifestPath)).catch(() => null));
  if (known === null || facts === null) return null;
  const { manifestHash, fileCount } = known;
  const listing = new Map(left.map(({ path, size, changedMs }) => [path, { size, changedMs }] as const));
  const unchanged = findUnchanged(listing);
  for (const one of left) if (one.path !== manifestPath) unchanged.add(one);
  const manifest = { ...facts, fileCount };
  return { manifest, manifestHash, listing, folders: new Map(), unchanged, foreign: [], isAsLeft: true };
}

async function readFiles(
  folder: string,
  listing: FolderListing,
): Promise<Pick<PublishedSite, 'manifest' | 'unchanged' | 'foreign'>> {
  let unchanged = findUnchanged(listing);
  const manifest = await readInPieces(folder, () => {
    unchanged = findUnchanged(listing);
    return unchanged.add;
  });
  if (manifest === null) {
    const named = await readNames(folder);
    const foreign = findForeign(listing, (file) => named.has(file));
    return { manifest, unchanged: findUnchanged(listing), foreign };
  }
  const { own: _, ...facts } = manifest;
  return { manifest: facts, unchanged, foreign: findForeign(listing, unchanged.isListed) };
}

/** Yields the files of a published folder in which all are unchanged. */
export function* unchangedFiles({ listing, unchanged }: PublishedSite): Generator<LeftFile> {
  for (const [name, found] of listing) {
    const digest = unchanged.get(name);
    if (digest !== undefined) yield { path: name, ...found, sha256: digest.sha256 };
  }
}

/** Returns true when the site has these bytes at that path, unchanged. */
export function holds({ unchanged }: PublishedSite, file: string, { sha256, size }: Digest): boolean {
  const found = unchanged.get(file);
  return found !== undefined && found.sha256 === sha256 && found.size === size;
}

/** Opens the files of a published folder that are as they were published. `read` throws DamagedFile: such a file is written again. */
export function publishedFiles({
  folder,
  published,
}: {
  readonly folder: string;
  readonly published: PublishedSite;
}): {
  readonly hashOf: (file: string) => string | undefined;
  readonly read: (file: string) => string;
} {
  return {
    hashOf: (file) => published.unchanged.get(file)?.sha256,
    read: (file) => {
      const bytes = readFileSync(path.join(folder, file));
      if (sha256(bytes) === published.unchanged.get(file)?.sha256) return bytes.toString();
      published.unchanged.forget(file);
      throw new DamagedFile(`${file} has other bytes than it was published with`);
    },
  };
}

/** The unchanged files of a published folder. */
interface UnchangedFiles extends Pick<ReadonlyMap<string, Digest>, 'size' | 'get'> {
  /** Returns true for a file that was taken, unchanged or not. */
  readonly isListed: (path: string) => boolean;
  /** Takes a file of the manifest, if it is unchanged. */
  readonly add: (file: Digest & Pick<ManifestFile, 'path'>) => void;
  /** A file that has other bytes after all. */
  readonly forget: (path: string) => void;
}

/**
 * Finds the unchanged files of a published folder: listed in its manifest with their size, and not
 * modified since the manifest. Files of earlier builds are older; one changed by hand is newer, so
 * the next build writes it again.
 */
function findUnchanged(listing: FolderListing): UnchangedFiles {
  const publishedMs = listing.get(manifestPath)?.changedMs ?? 0;
  const unchanged = new Map<string, Digest>();
  const listed = new Set<string>();
  return {
    get size() {
      return unchanged.size;
    },
    get: (path) => unchanged.get(path),
    isListed: (path) => listed.has(path),
    forget: (path) => void unchanged.delete(path),
    add: ({ path, sha256, size }) => {
      const found = listing.get(path);
      if (found === undefined) return;
      listed.add(path);
      if (found.size !== size || found.changedMs > publishedMs || !isSha256.test(sha256)) return;
      unchanged.set(path, { sha256, size });
    },
  };
}

const isSha256 = /^[0-9a-f]{64}$/;
