import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type FileHeaders, headersOf } from '../../../generator/publish/headers-of.ts';
import { type ManifestFile, manifestPath } from '../../../generator/publish/manifest.ts';
import { readInPieces } from '../../../generator/publish/read-manifest.ts';

/** The files of a site by path, with their response headers. */
export type PublishedFiles = Pick<ReadonlyMap<string, FileHeaders>, 'size' | 'get' | 'has'>;

/** Looks up published files; reads the manifest again after a new build. */
export function openPublished(folder: string): () => Promise<PublishedFiles> {
  let known: { readonly version: string; readonly files: Promise<PublishedFiles> } | undefined;
  return async () => {
    const version = await versionOf(path.join(folder, manifestPath));
    if (version === undefined) return (await known?.files) ?? new Map();
    // Read once, also for requests that come while it is read.
    if (known?.version !== version) known = { version, files: readFiles(folder) };
    return known.files;
  };
}

/** Returns undefined for a moment while a new build replaces the old one. */
async function versionOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
}

async function readFiles(folder: string): Promise<PublishedFiles> {
  let files: Pick<ManifestFile, 'path' | 'class' | 'headers'>[] = [];
  const manifest = await readInPieces(folder, () => {
    files = [];
    return (file) => files.push(file);
  });
  if (manifest === null) return new Map();
  const own = { path: manifestPath, class: 'data' } as const;
  files.push({ ...own, headers: headersOf(own) });
  return new Map(
    files.map((file) => [file.path, { ...manifest.headers[file.class], ...file.headers }] as const),
  );
}

/** Together far longer than there is no folder while a build takes the place of the one before. */
const attempts = 5;
const pauseMs = 10;

/** Tries again what finds nothing, until the folder is there again. */
export async function untilSwapped<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = attempts; left > 1; left--) {
    const found = await attempt();
    if (found) return found;
    await setTimeout(pauseMs);
  }
  return attempt();
}

/** Reads a published file. Null for one that has gone with the build before. */
export function readPublished(folder: string, file: string): Promise<Buffer | null> {
  return untilSwapped(() => readFile(path.join(folder, file)).catch(() => null));
}
