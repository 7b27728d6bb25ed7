import path from 'node:path';
import { toOutputError } from '../problems/output-failure.ts';
import { createPauses } from '../util/pauses.ts';
import { startPathCheck } from './check-paths.ts';
import { refuseDamaged } from './damaged-copies.ts';
import { digestOf } from './digest-of.ts';
import type { LeftFile } from './known-folder.ts';
import type { LinkWorker } from './link-worker.ts';
import { findFile } from './list-folder.ts';
import {
  atMomentOf,
  type Digest,
  manifestDigest,
  manifestPath,
  manifestText,
  type SiteFacts,
} from './manifest.ts';
import type { FileClass, OutputFile } from './output-file.ts';
import { holds, type PublishedSite } from './published-site.ts';
import type { StageFolder } from './stage-folder.ts';

/** Decides for every file whether it is written or kept, and lists the changes at the end. */
export interface NewSite {
  /**
   * Adds a file. Keeps the published one when it is unchanged and has the same bytes. Pass `digest`
   * when it is known. Await each call: contents are written at once, copies of files on this disk
   * 32 at a time.
   */
  readonly write: (file: OutputFile, digest?: Digest) => Promise<Digest>;
  /**
   * Adds a file that was not made again. Null when the published file is different or changed: then
   * make it.
   */
  readonly keep: (file: KnownFile) => Promise<Digest | null>;
  /**
   * Reserves a file for a thread that writes it itself. Null when its path conflicts with another:
   * then `write` it, and `complete` reports it.
   */
  readonly reserve: (file: Pick<OutputFile, 'path' | 'class'>) => Reservation | null;
  /**
   * Completes the staging folder, unless the published one contains just this site. Throws
   * BuildError 'content' for conflicting paths, 'output' when a file cannot be written or kept.
   * `facts` go into the manifest.
   */
  readonly complete: (facts?: SiteFacts) => Promise<PublishResult>;
  /** Yields the files as they lie in a folder with the site, after it was completed. */
  readonly left: (folder: string) => Iterable<LeftFile>;
}

/** A reserved place for a file that a thread writes. */
export interface Reservation {
  /** The disk file, which does not exist yet. */
  readonly target: string;
  /** The published file of this path: one with the same bytes need not be written. */
  readonly published: Digest | null;
  /** Call it with the digest after writing. */
  readonly done: (digest: Digest) => void;
}

/** A file known by its digest, without its bytes. */
export interface KnownFile extends Pick<OutputFile, 'path' | 'class' | 'source'> {
  readonly sha256: string;
}

/**
 * The changes of a new site. Paths are sorted; the manifest, which follows from the others, is not
 * listed.
 */
export interface PublishResult {
  /** False when the folder contained just this site: then nothing in it was touched. */
  readonly isChanged: boolean;
  readonly written: readonly string[];
  /** Files that were in the folder and are not any more. */
  readonly removed: readonly string[];
  /** Hash of the manifest's text. */
  readonly manifest: string;
  /** The number of unchanged files, which keep their times. */
  readonly kept: number;
}

/** A file of the new site: its bytes are on the disk. */
interface AddedFile extends Digest {
  readonly path: string;
  readonly class: FileClass;
  /** The published file has the same bytes. */
  readonly isKept: boolean;
}

export function startNewSite(
  published: PublishedSite,
  folder: StageFolder,
  links: Pick<LinkWorker, 'keep' | 'begin' | 'finish'>,
): NewSite {
  const added = new Map<string, AddedFile>();
  const check = startPathCheck();
  const pause = createPauses();
  check.add({ path: manifestPath });

  const add = (file: Pick<OutputFile, 'path' | 'class'>, { sha256, size }: Digest, isKept: boolean): void => {
    added.set(file.path, { path: file.path, class: file.class, sha256, size, isKept });
    if (isKept) links.keep(file.path);
    else links.begin();
  };

  const sorted = () => [...added.values()].sort((a, b) => (a.path < b.path ? -1 : 1));

  return {
    write: async (file, knownDigest) => {
      await pause();
      const isAllowed = check.add(file);
      const digest = knownDigest ?? (await readDigest(file));
      // `complete` reports all conflicting paths at once.
      if (!isAllowed) return digest;
      const isKept = holds(published, file.path, digest);
      if (!isKept && knownDigest && 'copyOf' in file) await refuseDamaged(file.copyOf, knownDigest);
      if (!isKept) await folder.write(file);
      add(file, digest, isKept);
      return digest;
    },
    keep: async (file) => {
      await pause();
      const found = published.unchanged.get(file.path);
      if (found === undefined || found.sha256 !== file.sha256) return null;
      if (check.add(file)) add(file, found, true);
      return found;
    },
    reserve: (file) => {
      if (!check.add(file)) return null;
      return {
        target: folder.targetOf(file.path),
        published: published.unchanged.get(file.path) ?? null,
        done: (digest) => add(file, digest, holds(published, file.path, digest)),
      };
    },
    complete: async (facts = {}) => {
      check.refuse();
      const changes = compare(added, published);
      const files = sorted();
      const textWith = (facts: SiteFacts) => manifestText({ files, ...facts });
      if (changes.written.length + changes.removed.length === 0) {
        const manifest = manifestDigest(textWith(atMomentOf(published.manifest, facts)));
        if (manifest === published.manifestHash) return { ...changes, isChanged: false, manifest };
      }
      const result = { ...changes, isChanged: true, manifest: manifestDigest(textWith(facts)) };
      const isLinked = await links.finish();
      // Written before the check of the kept files: one changed by hand later is newer than the
      // manifest.
      folder.writePieces(manifestPath, textWith(facts));
      for (const { path, isKept } of added.values()) {
        if (!isKept) continue;
        const found = published.listing.get(path);
        if (found !== undefined) folder.keep(path, found, isLinked(path));
        await pause();
      }
      return result;
    },
    *left(folder) {
      for (const { path: name, sha256, size, isKept } of sorted()) {
        const { changedMs } = (isKept && published.listing.get(name)) || findFile(path.join(folder, name));
        yield { path: name, sha256, size, changedMs };
      }
    },
  };
}

async function readDigest(file: OutputFile): Promise<Digest> {
  return digestOf(file).catch((error: unknown) => {
    throw toOutputError(error, `write ${file.path}`);
  });
}

function compare(
  added: ReadonlyMap<string, AddedFile>,
  { listing }: PublishedSite,
): Pick<PublishResult, 'written' | 'removed' | 'kept'> {
  const written = [...added.values()].flatMap(({ path, isKept }) => (isKept ? [] : path)).sort();
  const removed = [...listing.keys()].filter((path) => path !== manifestPath && !added.has(path)).sort();
  return { written, removed, kept: added.size - written.length };
}
