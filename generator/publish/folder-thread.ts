import { awaitLater } from '../problems/settle.ts';
import { openThreadPool } from '../util/thread-pool.ts';

export type FolderTask =
  | { readonly what: 'link'; readonly files: readonly string[]; readonly from: string; readonly to: string }
  | { readonly what: 'remove'; readonly folder: string };

export interface FolderWorkerSetup {
  /** Other than zero: stop linking. */
  readonly stopped: Int32Array;
}

/** A thread that works on folders. Runs tasks one after the other. */
export interface FolderThread {
  /** Links files of one folder into another; `unlinked` returns those that failed. */
  readonly link: (files: readonly string[], folders: { readonly from: string; readonly to: string }) => void;
  /**
   * Resolves after all links to the files without one. Rejects, as `remove` does, when the thread
   * fails.
   */
  readonly unlinked: () => Promise<ReadonlySet<string>>;
  readonly remove: (folder: string) => Promise<void>;
  /** Stops at once: for a process that is about to end. */
  readonly stop: () => void;
  readonly close: () => Promise<void>;
}

/** `workerFile` is `folder-worker.ts` as a script, absolute. */
export function openFolderThread(workerFile: string): FolderThread {
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  const { run, close } = openThreadPool<FolderTask, readonly string[]>({
    workerFile,
    work: 'folder',
    size: 1,
    jobsPerThread: Number.POSITIVE_INFINITY,
    setup: { stopped } satisfies FolderWorkerSetup,
    isLong: true,
  });
  const linking: Promise<readonly string[]>[] = [];
  return {
    link: (files, folders) => void linking.push(awaitLater(run({ what: 'link', files, ...folders }))),
    unlinked: async () => new Set((await Promise.all(linking)).flat()),
    remove: async (folder) => void (await run({ what: 'remove', folder })),
    stop: () => void Atomics.store(stopped, 0, 1),
    close,
  };
}
