import type { FolderListing } from './list-folder.ts';
import { type Manifest, type ManifestFile, manifestPath } from './manifest.ts';

/**
 * Finds the unchanged files of a published folder: listed in its manifest with their size, and not
 * modified since the manifest. Files of earlier builds are older; one changed by hand is newer, so
 * the next build writes it again.
 */
export function unchangedFiles(listing: FolderListing, manifest: Manifest): Map<string, ManifestFile> {
  const publishedMs = listing.get(manifestPath)?.changedMs ?? 0;
  const unchanged = manifest.files.filter(({ path, size }) => {
    const found = listing.get(path);
    return found !== undefined && found.size === size && found.changedMs <= publishedMs;
  });
  return new Map(unchanged.map((file) => [file.path, file]));
}
