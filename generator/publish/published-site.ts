import path from 'node:path';
import { digestOnDisk } from './digest-of.ts';
import { findForeign, readNames } from './find-foreign.ts';
import { isOurs } from './is-ours.ts';
import { emptyListing, type FolderListing, listFolder } from './list-folder.ts';
import { type Digest, type ManifestFacts, manifestPath } from './manifest.ts';
import type { PathList } from './path-list.ts';
import { readInPieces } from './read-in-pieces.ts';
import { findUnchanged, type UnchangedFiles } from './unchanged-files.ts';

/** The site in a folder at the start of a build. */
export interface PublishedSite {
  /** Null when it is missing or cannot be read. */
  readonly manifest: ManifestFacts | null;
  /** SHA-256 of the manifest's file in hex; null without one. */
  readonly manifestHash: string | null;
  readonly listing: FolderListing;
  /** Files that may be kept, by path: unchanged since they were written. */
  readonly unchanged: Pick<UnchangedFiles, 'size' | 'get'>;
  /** Files that the manifest does not name: no build has written them. */
  readonly foreign: PathList;
}

export async function readPublishedSite(folder: string): Promise<PublishedSite> {
  if (!(await isOurs(folder))) {
    const listing = emptyListing();
    const unchanged = findUnchanged(listing);
    return { manifest: null, manifestHash: null, listing, unchanged, foreign: listing.filter(() => false) };
  }
  const { sha256 } = await digestOnDisk(path.join(folder, manifestPath));
  const listing = await listFolder(folder);
  return { ...(await readFiles(folder, listing)), manifestHash: sha256, listing };
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

/** Returns true when the site has these bytes at that path, unchanged. */
export function holds({ unchanged }: PublishedSite, file: string, { sha256, size }: Digest): boolean {
  const found = unchanged.get(file);
  return found !== undefined && found.sha256 === sha256 && found.size === size;
}
