import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOurs } from './is-ours.ts';
import { type FolderListing, listFolder } from './list-folder.ts';
import { type Digest, type Manifest, type ManifestFile, manifestPath } from './manifest.ts';
import { manifestDigest } from './manifest-digest.ts';
import { parseManifest } from './read-manifest.ts';
import { unchangedFiles } from './unchanged-files.ts';

/** The site in a folder at the start of a build. */
export interface PublishedSite {
  /** Null when it is missing or cannot be read. */
  readonly manifest: Manifest | null;
  /** SHA-256 of the manifest's file in hex; null without one. */
  readonly manifestHash: string | null;
  readonly listing: FolderListing;
  /** Files that may be kept, by path: unchanged since they were written. */
  readonly unchanged: ReadonlyMap<string, ManifestFile>;
}

export async function readPublishedSite(folder: string): Promise<PublishedSite> {
  if (!(await isOurs(folder))) {
    return { manifest: null, manifestHash: null, listing: new Map(), unchanged: new Map() };
  }
  const bytes = await readFile(path.join(folder, manifestPath));
  const manifest = parseManifest(bytes.toString());
  const listing = await listFolder(folder);
  return {
    manifest,
    manifestHash: manifestDigest(bytes),
    listing,
    unchanged: manifest === null ? new Map() : unchangedFiles(listing, manifest),
  };
}

/** Returns true when the site has these bytes at that path, unchanged. */
export function holds({ unchanged }: PublishedSite, file: string, { sha256, size }: Digest): boolean {
  const found = unchanged.get(file);
  return found !== undefined && found.sha256 === sha256 && found.size === size;
}
