import { linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { answerJobs } from '../util/thread-pool.ts';
import type { FolderTask, FolderWorkerSetup } from './link-worker.ts';
import { removeFolderNow } from './remove-folder.ts';

// A thread that makes thousands of links, or removes thousands of files, while the site is still
// being made. Answers with the files that could not be linked.
const { stopped }: FolderWorkerSetup = workerData;
let lastFolder = '';

answerJobs((task: FolderTask): readonly string[] => {
  if (task.what === 'link') return task.files.filter((file) => !isLinked(file, task));
  removeFolderNow(task.folder);
  return [];
});

/** Reports failures as false: the main thread then keeps the file itself, and reports errors. */
function isLinked(file: string, { from, to }: { readonly from: string; readonly to: string }): boolean {
  if (Atomics.load(stopped, 0) !== 0) return true;
  try {
    const target = path.join(to, file);
    const folder = path.dirname(target);
    if (folder !== lastFolder) mkdirSync(folder, { recursive: true });
    lastFolder = folder;
    linkSync(path.join(from, file), target);
    return true;
  } catch {
    return false;
  }
}
