import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestPath } from '../../generator/publish/manifest.ts';
import { parseManifest } from '../../generator/publish/read-manifest.ts';

/** Reads the manifest of a site. Null when it is missing or not written by Boardwalk. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(path.join(folder, manifestPath), 'utf8').catch(() => null);
  try {
    return text === null ? null : parseManifest(text);
  } catch {
    // It is not one of Boardwalk.
    return null;
  }
}
