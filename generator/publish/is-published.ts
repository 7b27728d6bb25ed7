import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestPath } from '../output/manifest.ts';
import { listFolder } from './list-folder.ts';
import { unchangedFiles } from './unchanged-files.ts';

export interface NewSite {
  readonly manifest: Manifest;
  /** The manifest's file. */
  readonly manifestText: string;
}

/** True when the folder holds this site already: the same manifest, each file as it was written, and nothing else. */
export async function isPublished(folder: string, { manifest, manifestText }: NewSite): Promise<boolean> {
  const published = await readFile(path.join(folder, manifestPath), 'utf8').catch(() => null);
  if (published !== manifestText) return false;
  const listing = await listFolder(folder);
  const { size } = unchangedFiles(listing, manifest);
  return size === manifest.files.length && listing.files.size === size + 1;
}
