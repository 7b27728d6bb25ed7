import type { Problem } from '../generator/problems/problem.ts';
import { headersOf } from '../generator/publish/headers-of.ts';
import { isOurs } from '../generator/publish/is-ours.ts';
import { listFolder } from '../generator/publish/list-folder.ts';
import {
  type ManifestFacts,
  type ManifestFile,
  manifestPath,
  type SiteFiles,
} from '../generator/publish/manifest.ts';
import { readInPieces } from '../generator/publish/read-manifest.ts';
import { isHash, isSitePath } from './keys.ts';
import { refusal } from './refusal.ts';

/** A whole site in a folder, which may be published. */
export interface LocalSite {
  /** Absolute. */
  readonly folder: string;
  readonly manifest: Pick<ManifestFacts, 'site' | 'moment'>;
  /** SHA-256 of the manifest's text, in hex. */
  readonly digest: string;
  /** All files, the manifest last. */
  readonly files: SiteFiles;
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
  let files = new Map<string, ManifestFile>();
  let unsafe: Problem[] = [];
  const manifest = await readInPieces(folder, () => {
    files = new Map();
    unsafe = [];
    const problemOf = startSafetyCheck(files);
    return (file) => {
      if (!isHash(file.sha256)) throw new RangeError(`The hash of ${file.path} is damaged.`);
      const problem = problemOf(file.path);
      if (problem !== null) unsafe.push(problem);
      files.set(file.path, file);
    };
  });
  if (manifest === null || files.size === 0)
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
  const torn: string[] = [];
  for (const { path: file, size } of files.values()) if (listing.get(file)?.size !== size) torn.push(file);
  const problems = [
    ...torn.slice(0, namedFiles).map((file) => ({ message: `${file} is missing or of another size` })),
    ...unsafe,
  ];
  if (problems.length > 0)
    throw refusal(`The site in ${folder} cannot be published`, ...problems, {
      message: `${torn.length} of ${manifest.fileCount} files are not as the manifest says`,
      hint: 'Run generate again.',
    });
  const { own, site, moment } = manifest;
  const listed = { path: manifestPath, class: 'data' as const, ...own };
  files.set(manifestPath, { ...listed, headers: headersOf(listed) });
  return {
    folder,
    manifest: { ...(site !== undefined && { site }), ...(moment !== undefined && { moment }) },
    digest: own.sha256,
    files,
    extra: [...listing.keys()].filter((file) => !files.has(file)).sort(),
  };
}

/**
 * Starts to look for paths that are one key in some stores, or that a sync keeps for itself. Each is
 * given before it is among `files`.
 */
function startSafetyCheck(files: SiteFiles): (file: string) => Problem | null {
  // A build writes none of these.
  const decomposed = new Map<string, string>();
  return (file) => {
    const composed = file.normalize('NFC');
    const twin = decomposed.get(composed) ?? (files.has(composed) ? composed : undefined);
    if (composed !== file) decomposed.set(composed, file);
    if (twin !== undefined)
      return { message: `${file} and ${twin} differ only in how their letters are composed` };
    if (!isSitePath(file)) return { message: `${file} is not a path that can be published` };
    return null;
  };
}
