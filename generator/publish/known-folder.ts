import { lstatSync } from 'node:fs';
import path from 'node:path';
import { readPlaces, valueAt } from '../cache/log.ts';
import { recordOf } from '../cache/log-records.ts';
import { startLog } from '../cache/new-log.ts';
import { createPauses } from '../util/pauses.ts';
import { type FoundFile, findFile } from './list-folder.ts';
import { manifestPath } from './manifest.ts';

// A log of a published folder: the times of all its folders and files, and the hashes of files. With it the next
// build sees that nobody has touched them, without listing each folder and parsing the manifest.

const contents = 'published folder';

/** A file as a build has left it. */
export interface LeftFile extends FoundFile {
  readonly path: string;
  readonly sha256: string;
}

export interface KnownFolder {
  readonly manifestHash: string;
  readonly fileCount: number;
}

interface Head extends KnownFolder {
  /** Tells the folder from a copy, and from another of its name. */
  readonly identity: string;
}

type FileRow = readonly [path: string, size: number, changedMs: number, sha256: string];

interface Rows {
  readonly folders: readonly (readonly [path: string, changedMs: number])[];
  readonly files: readonly FileRow[];
}

const filesARow = 1_000;

/**
 * Returns what a build knew of its published folder, when everything in it is as it was left: no folder and no file has another
 * size or another time. Null otherwise. Nothing that was handed over is certain before.
 */
export async function readKnownFolder(
  file: string,
  folder: string,
  take: (file: LeftFile) => void = () => undefined,
): Promise<KnownFolder | null> {
  const pause = createPauses();
  try {
    const { committed, rest, places } = readPlaces(contents, file);
    if (rest !== 'nothing' || !isHead(committed) || committed.identity !== identify(folder)) return null;
    for (const place of places.values()) {
      const { folders, files }: Rows = JSON.parse(valueAt(place)?.toString() ?? '');
      for (const [name, changedMs] of folders)
        if (lstatSync(path.join(folder, name)).mtimeMs !== changedMs) return null;
      for (const [name, size, changedMs, sha256] of files) {
        const found = findFile(path.join(folder, name));
        if (found.size !== size || found.changedMs !== changedMs) return null;
        take({ path: name, size, changedMs, sha256 });
      }
      await pause();
    }
    return committed;
  } catch {
    // It is listed, and the manifest read.
    return null;
  }
}

/** A folder with the site that a build leaves. */
export interface LeftFolder {
  readonly files: Iterable<LeftFile>;
  /**
   * The times of all folders, taken before they were listed: a file that came since is seen. Without them those of the files are asked
   * for: only where nobody else knows the folder yet.
   */
  readonly folders?: ReadonlyMap<string, number>;
  readonly manifestHash: string;
}

/** Saves what a build has left, with the manifest. Never throws: without it, the next build lists the folder. */
export async function saveKnownFolder(
  file: string,
  folder: string,
  { files, folders = new Map(), manifestHash }: LeftFolder,
): Promise<void> {
  const log = startLog(contents, file);
  const pause = createPauses();
  const seen = new Set(folders.keys());
  let rows: { folders: Rows['folders'][number][]; files: FileRow[] } = { folders: [...folders], files: [] };
  let fileCount = 0;
  const add = ({ path: name, size, changedMs, sha256 }: LeftFile, publishedMs: number): void => {
    // Somebody was faster: the next build looks for itself.
    if (changedMs > publishedMs) throw new Error(`${name} was changed after it was published`);
    for (let parent = path.dirname(name); !seen.has(parent); parent = path.dirname(parent)) {
      seen.add(parent);
      rows.folders.push([parent, lstatSync(path.join(folder, parent)).mtimeMs]);
    }
    rows.files.push([name, size, changedMs, sha256]);
    if (rows.files.length === filesARow) write();
  };
  const write = (): void => {
    log.add(recordOf(String(fileCount), JSON.stringify(rows)));
    fileCount += rows.files.length;
    rows = { folders: [], files: [] };
  };
  try {
    const found = findFile(path.join(folder, manifestPath));
    for (const left of files) {
      add(left, found.changedMs);
      await pause();
    }
    add({ path: manifestPath, ...found, sha256: manifestHash }, found.changedMs);
    write();
    const value: Head = { identity: identify(folder), manifestHash, fileCount: fileCount - 1 };
    log.finish({ after: null, value });
  } catch {
    log.discard();
  }
}

function identify(folder: string): string {
  const { dev, ino } = lstatSync(folder);
  return `${dev} ${ino}`;
}

/** Not validated in full: the checksum was verified. */
function isHead(value: unknown): value is Head {
  return typeof value === 'object' && value !== null && 'identity' in value && 'manifestHash' in value;
}
