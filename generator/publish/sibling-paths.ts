import path from 'node:path';

/** What a build has beside the output folder, so that renaming is enough. All take and return absolute places. */

/** Where a site is written before it takes its place. */
export function stageOf(folder: string): string {
  return `${stagesOf(folder)}${process.pid}`;
}

/** The start of all stages' names, of this build and others: their process's id follows. */
export function stagesOf(folder: string): string {
  return beside(folder, 'staging-');
}

/** Where a lock that was left behind is moved before it is removed. */
export function takenLockOf(folder: string): string {
  return `${takenLocksOf(folder)}${process.pid}`;
}

/** The start of their names, followed by the process's id. */
export function takenLocksOf(folder: string): string {
  return `${lockOf(folder)}.`;
}

/** Where the old site is while the new one takes its place. */
export function previousOf(folder: string): string {
  return beside(folder, 'previous');
}

/** The file that says which build is at work on the folder. */
export function lockOf(folder: string): string {
  return beside(folder, 'lock');
}

/** True for a name of any of these, given the name of the output folder. */
export function isBuildFile(name: string, folderName: string): boolean {
  const start = `.${folderName}.`;
  return name.startsWith(start) && /^(?:previous$|staging-|lock(?:\.\d+)?$)/.test(name.slice(start.length));
}

function beside(folder: string, suffix: string): string {
  return path.join(path.dirname(folder), `.${path.basename(folder)}.${suffix}`);
}
