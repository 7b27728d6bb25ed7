import { awaitLater } from '../problems/settle.ts';
import { openThreadPool, type ThreadPool } from '../util/thread-pool.ts';

/** Works on folders in a separate thread: links kept files while other pages are still being made. */
export interface LinkWorker {
  readonly keep: (file: string) => void;
  /** Call it when it is certain that the site changes: no link is made before. */
  readonly begin: () => void;
  /** Resolves, after all links, to a test whether a file is linked. Rejects when the thread fails. */
  readonly finish: () => Promise<(file: string) => boolean>;
  /** Removes a folder in the thread. Null without a thread. */
  readonly remove: (folder: string) => Promise<unknown> | null;
  /** Stops at once: for a process that is about to end. */
  readonly stop: () => void;
  readonly close: () => Promise<void>;
}

export type FolderTask =
  | { readonly what: 'link'; readonly files: readonly string[]; readonly from: string; readonly to: string }
  | { readonly what: 'remove'; readonly folder: string };

export interface FolderWorkerSetup {
  /** Other than zero: stop linking. */
  readonly stopped: Int32Array;
}

/** Files per message; fewer are not worth a thread. */
const batchSize = 512;
const largestBatch = 8192;

/** `workerFile` is `folder-worker.ts` as a script, absolute; makes no links without it. */
export function startLinkWorker(
  folders: { readonly from: string; readonly to: string },
  workerFile: string | undefined,
): LinkWorker {
  const waiting = new Set<string>();
  // Those that the thread has.
  const taken = new Set<string>();
  const linking: Promise<readonly string[]>[] = [];
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  let hasBegun = false;
  let thread: ThreadPool<FolderTask, readonly string[]> | undefined;

  const send = (): void => {
    if (workerFile === undefined || !hasBegun) return;
    while (waiting.size >= batchSize) {
      thread ??= openThreadPool({
        ...{ workerFile, work: 'folder', size: 1, jobsPerThread: Number.POSITIVE_INFINITY, isLong: true },
        setup: { stopped } satisfies FolderWorkerSetup,
      });
      const files = [...waiting].slice(0, largestBatch);
      linking.push(awaitLater(thread.run({ what: 'link', files, ...folders })));
      for (const file of files) {
        waiting.delete(file);
        taken.add(file);
      }
    }
  };

  return {
    keep: (file) => {
      if (!taken.has(file)) waiting.add(file);
      send();
    },
    begin: () => {
      hasBegun = true;
      send();
    },
    finish: async () => {
      const failed = new Set((await Promise.all(linking)).flat());
      return (file) => taken.has(file) && !failed.has(file);
    },
    remove: (folder) => thread?.run({ what: 'remove', folder }) ?? null,
    stop: () => void Atomics.store(stopped, 0, 1),
    close: async () => thread?.close(),
  };
}
