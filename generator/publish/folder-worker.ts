import { linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { FolderReply, FolderTask, FolderWorkerSetup } from './folder-thread.ts';
import { removeFolderNow } from './remove-folder.ts';

// A thread that makes thousands of links, or removes thousands of files, while the site is still
// being made.
const { stopped }: FolderWorkerSetup = workerData;
let lastFolder = '';
const failed: string[] = [];

parentPort?.on('message', (task: FolderTask) => {
  if (task.what === 'link') for (const file of task.files) link(file, task);
  if (task.what === 'remove') removeFolderNow(task.folder);
  if (task.what !== 'link') parentPort?.postMessage({ failed } satisfies FolderReply);
});

function link(file: string, { from, to }: { readonly from: string; readonly to: string }): void {
  if (Atomics.load(stopped, 0) !== 0) return;
  try {
    const target = path.join(to, file);
    const folder = path.dirname(target);
    if (folder !== lastFolder) mkdirSync(folder, { recursive: true });
    lastFolder = folder;
    linkSync(path.join(from, file), target);
  } catch {
    // Reported at the end: the main thread then keeps the file itself, and reports errors.
    failed.push(file);
  }
}
