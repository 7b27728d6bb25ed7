import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOurs } from './is-ours.ts';
import { type FolderListing, listFolder } from './list-folder.ts';
import { type Digest, type Manifest, type ManifestFile, manifestPath } from './manifest.ts';
import { parseManifest } from './read-manifest.ts';
import { unchangedFiles } from './unchanged-files.ts';

/** The site that a folder holds when a build starts. */
export interface PublishedSite {
  /** Null when there is none, or one that we cannot read. */
  readonly manifest: Manifest | null;
  /** Of the manifest's file: SHA-256 in hex; null without one. */
  readonly manifestHash: string | null;
  readonly listing: FolderListing;
  /** What may be kept: the files that are as they were written, by path. */
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
    manifestHash: hash('sha256', bytes, 'hex'),
    listing,
    unchanged: manifest === null ? new Map() : unchangedFiles(listing, manifest),
  };
}

/** True when the site has these bytes at that path, as they were written. */
export function holds({ unchanged }: PublishedSite, file: string, { sha256, size }: Digest): boolean {
  const found = unchanged.get(file);
  return found !== undefined && found.sha256 === sha256 && found.size === size;
}
