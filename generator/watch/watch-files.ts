import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { watch as watchByChokidar } from 'chokidar';
import { codeOf, messageOf } from '../util/code-of.ts';

/** Milliseconds without an event that end a save. A later event is a build of its own. */
const quietMs = 5;

/** A file that stays empty for so long is not being saved. */
const emptyMs = 50;

/** A longer burst (a checkout of another branch) is passed on after this time. */
const longestBurstMs = 300;

/** How often files are polled where the system cannot report changes. */
const pollFilesMs = 250;

export interface FileWatchOptions {
  /** Absolute, with their contents. They need not exist yet. */
  readonly folders: readonly string[];
  /** Single files, absolute; also noticed when they are back after some time. */
  readonly files?: readonly string[];
  readonly isWatched: (file: string) => boolean;
  /** Absolute files that were changed, added or removed in one burst. */
  readonly onChange: (files: readonly string[]) => void;
  /** Called when changes can only be found by polling. */
  readonly onNotice: (notice: string) => void;
  readonly watch?: typeof watchByChokidar;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Ends the watch. */
export type StopWatching = () => Promise<void>;

/**
 * Watches files; resolves when the next change will be noticed. Polls where the system refuses to
 * watch.
 */
export async function watchFiles(options: FileWatchOptions): Promise<StopWatching> {
  const { folders, files = [], isWatched, onNotice, watch = watchByChokidar, wait = delay } = options;
  // A watcher of a file that is removed never hears of it again: the folder does.
  const around = [...new Set(files.flatMap(foldersAround))];
  const isNear = (place: string): boolean =>
    [...around, ...files].includes(place) ||
    folders.some((folder) => place === folder || place.startsWith(folder + path.sep));
  const burst = collectBurst(options.onChange);
  const looks = new Set<Promise<void>>();
  const known = new Map<string, string>();
  let stopCurrent: StopWatching = async () => undefined;
  let isStopped = false;

  /** Events only say where to look: some come twice, and chokidar drops quick changes. */
  const look = async (file: string): Promise<void> => {
    let version = await versionOf(file);
    if (version === 'empty') {
      // Most saves empty the file first, and write it in another event.
      await wait(emptyMs);
      version = await versionOf(file);
    }
    if (isStopped || version === 'folder' || version === known.get(file)) return;
    known.set(file, version);
    burst.add(file);
  };
  const onEvent = (file: string): void => {
    if (!isWatched(file)) return;
    const looking = look(file).finally(() => looks.delete(looking));
    looks.add(looking);
  };

  const open = async (usePolling: boolean): Promise<void> => {
    const ignored = (place: string): boolean => !isNear(place);
    const settings = {
      ignored,
      ignoreInitial: true,
      atomic: false,
      ignorePermissionErrors: true,
      usePolling,
    };
    const watcher = watch([...folders, ...around], {
      ...settings,
      interval: pollFilesMs,
      binaryInterval: pollFilesMs,
    });
    stopCurrent = () => watcher.close();
    watcher.on('all', (_event, file) => onEvent(file));
    watcher.on('raw', (_event, name, details) => onEvent(placeOf(name, details)));
    await new Promise<void>((resolve) => {
      watcher.once('ready', resolve);
      watcher.on('error', (error) => {
        if (!limits.has(codeOf(error) ?? '') || usePolling)
          return onNotice(`Changes may be missed: ${messageOf(error)}`);
        onNotice(
          `The system cannot watch so many files (${messageOf(error)}): they are polled every ${pollFilesMs} ms.`,
        );
        resolve(watcher.close().then(() => (isStopped ? undefined : open(true))));
      });
    });
  };

  await open(false);
  return async () => {
    isStopped = true;
    burst.stop();
    await stopCurrent();
    await Promise.all(looks);
  };
}

/** Lists the folder of a file, and where it does not exist yet those around it up to the first that does. */
function foldersAround(file: string): readonly string[] {
  const folder = path.dirname(file);
  return existsSync(folder) ? [folder] : [folder, ...foldersAround(folder)];
}

/** Codes of a system without file handles or watches: the files themselves are fine. */
const limits = new Set(['EMFILE', 'ENFILE', 'ENOSPC']);

/** Returns the file of a system event: in the watched folder, or the watched file itself. */
function placeOf(name: string, details: unknown): string {
  if (path.isAbsolute(name)) return name;
  const { watchedPath = '' } = isWatchedPath(details) ? details : {};
  return path.basename(watchedPath) === name ? watchedPath : path.join(watchedPath, name);
}

function isWatchedPath(details: unknown): details is { readonly watchedPath: string } {
  return (
    typeof details === 'object' &&
    details !== null &&
    'watchedPath' in details &&
    typeof details.watchedPath === 'string'
  );
}

async function versionOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  if (found === null) return 'gone';
  if (found.isDirectory()) return 'folder';
  return found.size === 0 ? 'empty' : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** Makes one call of many: a save is several events, a checkout a thousand. Each file once, in the order of first arrival. */
function collectBurst(onEnd: (files: readonly string[]) => void): {
  readonly add: (file: string) => void;
  /** Drops files that are not passed on yet. */
  readonly stop: () => void;
} {
  const files = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let longest: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(quiet);
    clearTimeout(longest);
    longest = undefined;
    files.clear();
  };
  const end = (): void => {
    const collected = [...files];
    stop();
    onEnd(collected);
  };
  return {
    add: (file) => {
      files.add(file);
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
      longest ??= setTimeout(end, longestBurstMs);
    },
    stop,
  };
}
