import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../generator/problems/problem.ts';
import { isOurs } from '../generator/publish/is-ours.ts';
import { listFolder } from '../generator/publish/list-folder.ts';
import { headersOf, type Manifest, type ManifestFile, manifestPath } from '../generator/publish/manifest.ts';
import { manifestDigest } from '../generator/publish/manifest-digest.ts';
import { parseManifest } from '../generator/publish/read-manifest.ts';
import { isReserved } from './keys.ts';
import { refusal } from './refusal.ts';

/** A whole site in a folder, which may be published. */
export interface LocalSite {
  /** Absolute. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** SHA-256 of the manifest's text, in hex. */
  readonly digest: string;
  /** All files, the manifest last. */
  readonly files: readonly ManifestFile[];
  /** Files in the folder that no build has written: they are not published. */
  readonly extra: readonly string[];
}

const namedFiles = 5;

/**
 * Reads the site in a folder. Throws BuildError 'refused' when it is missing, shows drafts, lacks a
 * file of its manifest, or has paths that not every store keeps apart. Bytes are checked when they
 * are read: see `readFrom`.
 */
export async function readLocalSite(folder: string): Promise<LocalSite> {
  if (!(await isOurs(folder)))
    throw refusal(`${folder} holds no site`, {
      message: `${manifestPath} is missing or was not written by Boardwalk`,
      hint: 'Run generate first, or name the folder with --out.',
    });
  const text = await readFile(path.join(folder, manifestPath));
  const manifest = parseManifest(text.toString());
  if (manifest === null || manifest.files.length === 0)
    throw refusal(`The site in ${folder} is not whole`, {
      message: `${manifestPath} cannot be read, or names no file`,
      hint: 'Run generate again.',
    });
  if (manifest.drafts)
    throw refusal(`The site in ${folder} shows drafts`, {
      message: 'A site with drafts is not for the public',
      hint: 'Build without --drafts, and publish that folder.',
    });
  const listing = await listFolder(folder);
  const torn = manifest.files.filter(({ path: file, size }) => listing.get(file)?.size !== size);
  const problems = [
    ...torn
      .slice(0, namedFiles)
      .map(({ path: file }) => ({ message: `${file} is missing or of another size` })),
    ...findUnsafe(manifest.files),
  ];
  if (problems.length > 0)
    throw refusal(`The site in ${folder} cannot be published`, ...problems, {
      message: `${torn.length} of ${manifest.files.length} files are not as the manifest says`,
      hint: 'Run generate again.',
    });
  const digest = manifestDigest(text);
  const own = { path: manifestPath, class: 'data' as const, sha256: digest, size: text.length };
  const known = new Set([manifestPath, ...manifest.files.map((file) => file.path)]);
  return {
    folder,
    manifest,
    digest,
    files: [...manifest.files, { ...own, headers: headersOf(own) }],
    extra: [...listing.keys()].filter((file) => !known.has(file)).sort(),
  };
}

/** Finds paths that are one key in some stores, or that a sync keeps for itself. */
function findUnsafe(files: readonly ManifestFile[]): readonly Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ path: file }) => {
    const composed = file.normalize('NFC');
    const twin = seen.get(composed);
    seen.set(composed, file);
    if (twin !== undefined)
      return [{ message: `${file} and ${twin} differ only in how their letters are composed` }];
    const isOutside = file.startsWith('/') || file.split('/').some((part) => ['', '.', '..'].includes(part));
    if (isOutside || isReserved(file)) return [{ message: `${file} is not a path that can be published` }];
    return [];
  });
}
