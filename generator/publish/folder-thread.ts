import { Worker } from 'node:worker_threads';
import { awaitLater } from '../problems/settle.ts';

export type FolderTask =
  | { readonly what: 'link'; readonly files: readonly string[]; readonly from: string; readonly to: string }
  | { readonly what: 'report' }
  | { readonly what: 'remove'; readonly folder: string };

export interface FolderReply {
  /** Files that could not be linked. */
  readonly failed: readonly string[];
}

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
  const worker = new Worker(workerFile, { workerData: { stopped } satisfies FolderWorkerSetup });
  const brokenDown = awaitLater(
    new Promise<never>((_, reject) => {
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread for folders ended with code ${code}`)));
    }),
  );
  const post = (task: FolderTask): void => worker.postMessage(task);
  const ask = (task: FolderTask): Promise<FolderReply> => {
    const replied = new Promise<FolderReply>((resolve) => worker.once('message', resolve));
    post(task);
    return Promise.race([replied, brokenDown]);
  };
  return {
    link: (files, folders) => post({ what: 'link', files, ...folders }),
    unlinked: async () => new Set((await ask({ what: 'report' })).failed),
    remove: async (folder) => void (await ask({ what: 'remove', folder })),
    stop: () => void Atomics.store(stopped, 0, 1),
    close: async () => void (await worker.terminate()),
  };
}
