import { createTextIndex } from '../util/text-index.ts';
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
  const kept = createTextIndex();
  // The first of them, which the thread has.
  let taken = 0;
  let hasBegun = false;
  let thread: FolderThread | undefined;

  const send = (): void => {
    if (workerFile === undefined || !hasBegun) return;
    while (kept.size - taken >= batchSize) {
      thread ??= openFolderThread(workerFile);
      const length = Math.min(kept.size - taken, largestBatch);
      const start = taken;
      thread.link(
        Array.from({ length }, (_, index) => kept.at(start + index)),
        folders,
      );
      taken += length;
    }
  };

  return {
    keep: (file) => {
      kept.add(file);
      send();
    },
    begin: () => {
      hasBegun = true;
      send();
    },
    finish: async () => {
      const failed = await thread?.unlinked();
      return (file) => (kept.find(file) ?? taken) < taken && failed?.has(file) === false;
    },
    remove: (folder) => thread?.remove(folder) ?? null,
    stop: () => thread?.stop(),
    close: async () => thread?.close(),
  };
}
