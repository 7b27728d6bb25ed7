import type { FolderListing } from './list-folder.ts';
import { type Manifest, type ManifestFile, manifestPath } from './manifest.ts';

/**
 * The files of a published folder that are as they were written: listed in its manifest with this size, and not touched
 * since the manifest. A file that an earlier build wrote is older still; one that was changed by hand is newer, and so is
 * never taken for ours: the next build writes it again.
 */
export function unchangedFiles(listing: FolderListing, manifest: Manifest): Map<string, ManifestFile> {
  const publishedMs = listing.get(manifestPath)?.changedMs ?? 0;
  const unchanged = manifest.files.filter(({ path, size }) => {
    const found = listing.get(path);
    return found !== undefined && found.size === size && found.changedMs <= publishedMs;
  });
  return new Map(unchanged.map((file) => [file.path, file]));
}
