import { type FolderThread, openFolderThread } from './folder-thread.ts';

/** Makes the links of kept files while other pages are still being made, in a thread of its own. */
export interface EarlyLinks {
  readonly keep: (file: string) => void;
  /** To be told when it is sure that the site changes: before, no link is made. */
  readonly begin: () => void;
  /** Resolves to whether a file is linked, when all that were taken are. */
  readonly finish: () => Promise<(file: string) => boolean>;
  /** Removes a folder beside us, in the thread if there is one. Null: there is none. */
  readonly remove: (folder: string) => Promise<void> | null;
  readonly stop: () => void;
  readonly close: () => Promise<void>;
}

/** Files that a message takes along; fewer are not worth a thread. */
const batchSize = 512;

/** `workerFile` undefined: no links are made. */
export function startEarlyLinks(
  folders: { readonly from: string; readonly to: string },
  workerFile: string | undefined,
): EarlyLinks {
  const taken = new Set<string>();
  let waiting: string[] = [];
  let hasBegun = false;
  let thread: FolderThread | undefined;

  const send = (): void => {
    if (workerFile === undefined || !hasBegun || waiting.length < batchSize) return;
    thread ??= openFolderThread(workerFile);
    thread.link(waiting, folders);
    for (const file of waiting) taken.add(file);
    waiting = [];
  };

  return {
    keep: (file) => {
      waiting.push(file);
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
