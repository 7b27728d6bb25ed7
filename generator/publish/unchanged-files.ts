import type { FolderListing } from './list-folder.ts';
import { type Digest, type ManifestFile, manifestPath } from './manifest.ts';

/** The unchanged files of a published folder. */
export interface UnchangedFiles extends Pick<ReadonlyMap<string, Digest>, 'size' | 'get'> {
  /** Returns true for a file that was taken, unchanged or not. */
  readonly isListed: (path: string) => boolean;
  /** Takes a file of the manifest, if it is unchanged. */
  readonly add: (file: Digest & Pick<ManifestFile, 'path'>) => void;
  /** A file that has other bytes after all. */
  readonly forget: (path: string) => void;
}

/**
 * Finds the unchanged files of a published folder: listed in its manifest with their size, and not
 * modified since the manifest. Files of earlier builds are older; one changed by hand is newer, so
 * the next build writes it again.
 */
export function findUnchanged(listing: FolderListing): UnchangedFiles {
  const publishedMs = listing.get(manifestPath)?.changedMs ?? 0;
  const unchanged = new Map<string, Digest>();
  const listed = new Set<string>();
  return {
    get size() {
      return unchanged.size;
    },
    get: (path) => unchanged.get(path),
    isListed: (path) => listed.has(path),
    forget: (path) => void unchanged.delete(path),
    add: ({ path, sha256, size }) => {
      const found = listing.get(path);
      if (found === undefined) return;
      listed.add(path);
      if (found.size !== size || found.changedMs > publishedMs || !isSha256.test(sha256)) return;
      unchanged.set(path, { sha256, size });
    },
  };
}

const isSha256 = /^[0-9a-f]{64}$/;
