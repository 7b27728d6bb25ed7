import { type Manifest, type ManifestFile, manifestPath } from '../output/manifest.ts';
import type { FolderListing } from './list-folder.ts';

/**
 * The files of a published folder that are as they were written: listed in its manifest with this size, and not touched
 * since the manifest, which is written last.
 */
export function unchangedFiles({ files }: FolderListing, manifest: Manifest): Map<string, ManifestFile> {
  const publishedMs = files.get(manifestPath)?.changedMs ?? 0;
  const unchanged = manifest.files.filter(({ path, size }) => {
    const found = files.get(path);
    return found !== undefined && found.size === size && found.changedMs <= publishedMs;
  });
  return new Map(unchanged.map((file) => [file.path, file]));
}
