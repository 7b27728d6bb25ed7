import { type FolderThread, openFolderThread } from './folder-thread.ts';

/** Links kept files while other pages are still being made, in a separate thread. */
export interface LinkWorker {
  readonly keep: (file: string) => void;
  /** Call it when it is certain that the site changes: no link is made before. */
  readonly begin: () => void;
  /** Resolves, after all links, to a test whether a file is linked. */
  readonly finish: () => Promise<(file: string) => boolean>;
  /** Removes a folder in the thread. Null without a thread. */
  readonly remove: (folder: string) => Promise<void> | null;
  readonly stop: () => void;
  readonly close: () => Promise<void>;
}

/** Files per message; fewer are not worth a thread. */
const batchSize = 512;
const largestBatch = 8192;

/** Makes no links when `workerFile` is undefined. */
export function startLinkWorker(
  folders: { readonly from: string; readonly to: string },
  workerFile: string | undefined,
): LinkWorker {
  const waiting = new Set<string>();
  // Those that the thread has.
  const taken = new Set<string>();
  let hasBegun = false;
  let thread: FolderThread | undefined;

  const send = (): void => {
    if (workerFile === undefined || !hasBegun) return;
    while (waiting.size >= batchSize) {
      thread ??= openFolderThread(workerFile);
      const files = [...waiting].slice(0, largestBatch);
      thread.link(files, folders);
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
      const failed = await thread?.unlinked();
      return (file) => taken.has(file) && failed?.has(file) === false;
    },
    remove: (folder) => thread?.remove(folder) ?? null,
    stop: () => thread?.stop(),
    close: async () => thread?.close(),
  };
}
