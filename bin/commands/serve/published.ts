import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createListedFiles } from '../../../generator/publish/listed-files.ts';
import { type FileHeaders, headersOf, manifestPath } from '../../../generator/publish/manifest.ts';
import { readInPieces } from '../../../generator/publish/read-in-pieces.ts';

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
  let files = createListedFiles();
  const manifest = await readInPieces(folder, () => {
    files = createListedFiles();
    return files.add;
  });
  if (manifest === null) return new Map();
  const own = { path: manifestPath, class: 'data' } as const;
  files.add({ ...own, headers: headersOf(own) });
  return {
    size: files.length,
    has: files.has,
    get: (file) => {
      const found = files.get(file);
      return found && { ...manifest.headers[found.class], ...found.headers };
    },
  };
}
