import { createDigestArray } from './digest-array.ts';
import type { FolderListing } from './list-folder.ts';
import { type Digest, type ManifestFile, manifestPath } from './manifest.ts';

/** The unchanged files of a published folder. */
export interface UnchangedFiles {
  readonly size: number;
  readonly get: (path: string) => Digest | undefined;
  /** Returns true for a file that was taken, unchanged or not. */
  readonly isListed: (path: string) => boolean;
  /** Takes a file of the manifest, if it is unchanged. */
  readonly add: (file: Digest & Pick<ManifestFile, 'path'>) => void;
}

/**
 * Finds the unchanged files of a published folder: listed in its manifest with their size, and not
 * modified since the manifest. Files of earlier builds are older; one changed by hand is newer, so
 * the next build writes it again.
 */
export function findUnchanged(listing: FolderListing): UnchangedFiles {
  const publishedMs = listing.get(manifestPath)?.changedMs ?? 0;
  const digests = createDigestArray();
  // By the number of the file in the listing.
  const isUnchanged = new Uint8Array(listing.size);
  const listed = new Uint8Array(listing.size);
  let size = 0;
  return {
    get size() {
      return size;
    },
    get: (path) => {
      const number = listing.find(path);
      return number !== undefined && isUnchanged[number] === 1 ? digests.at(number) : undefined;
    },
    isListed: (path) => listed[listing.find(path) ?? -1] === 1,
    add: (file) => {
      const number = listing.find(file.path);
      const found = listing.get(file.path);
      if (number === undefined || found === undefined) return;
      listed[number] = 1;
      if (found.size !== file.size || found.changedMs > publishedMs || !isSha256.test(file.sha256)) return;
      if (isUnchanged[number] === 0) size += 1;
      isUnchanged[number] = 1;
      digests.set(number, file);
    },
  };
}

const isSha256 = /^[0-9a-f]{64}$/;
