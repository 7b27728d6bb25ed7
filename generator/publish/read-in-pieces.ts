import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Digest, type ManifestFacts, type ManifestFile, manifestPath } from './manifest.ts';
import { manifestDigest } from './manifest-digest.ts';
import { factsOf, parseManifest } from './read-manifest.ts';
import { streamManifest } from './stream-manifest.ts';

export interface ReadManifest extends ManifestFacts {
  /** Of the manifest's own text, from the same reading. */
  readonly own: Digest;
}

/**
 * Reads the manifest of a site, and hands over each of its files; memory holds a piece of it. `open`
 * gives what takes them, and is called once more when the manifest turns out to be laid out by
 * another program: then it is read whole. Null when it is missing or not written by Boardwalk.
 */
export async function readInPieces(
  folder: string,
  open: () => (file: ManifestFile) => void,
): Promise<ReadManifest | null> {
  const file = path.join(folder, manifestPath);
  try {
    const hash = createHash('sha256');
    let size = 0;
    const facts = await streamManifest(file, open(), (bytes) => {
      hash.update(bytes);
      size += bytes.length;
    });
    return { ...facts, own: { sha256: hash.digest('hex'), size } };
  } catch {
    return readWhole(file, open());
  }
}

async function readWhole(file: string, take: (file: ManifestFile) => void): Promise<ReadManifest | null> {
  try {
    const text = await readFile(file);
    const manifest = parseManifest(text.toString());
    if (manifest === null) return null;
    manifest.files.forEach(take);
    return { ...factsOf(manifest), own: { sha256: manifestDigest(text), size: text.length } };
  } catch {
    return null;
  }
}
