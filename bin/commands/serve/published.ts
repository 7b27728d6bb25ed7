import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type FileHeaders, headersOf, manifestPath } from '../../../generator/publish/manifest.ts';
import { readManifest } from '../../../generator/publish/read-manifest.ts';

/** The files of a site by path, with their response headers. */
export type PublishedFiles = ReadonlyMap<string, FileHeaders>;

/** Looks up published files; reads the manifest again after a new build. */
export function openPublished(folder: string): () => Promise<PublishedFiles> {
  let known: { readonly version: string; readonly files: PublishedFiles } | undefined;
  return async () => {
    const version = await versionOf(path.join(folder, manifestPath));
    if (version === undefined) return known?.files ?? new Map();
    if (known?.version !== version) known = { version, files: await readFiles(folder) };
    return known.files;
  };
}

/** Returns undefined for a moment while a new build replaces the old one. */
async function versionOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
}

async function readFiles(folder: string): Promise<PublishedFiles> {
  const manifest = await readManifest(folder);
  if (manifest === null) return new Map();
  const own = { path: manifestPath, class: 'data' } as const;
  const files = [...manifest.files, { ...own, headers: headersOf(own) }];
  return new Map(files.map((file) => [file.path, { ...manifest.headers[file.class], ...file.headers }]));
}
