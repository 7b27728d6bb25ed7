import path from 'node:path';

/**
 * The files of a build beside the output folder, so that publishing is a rename. All functions take
 * and return absolute paths.
 */

/** The folder that a site is written to before it is published. */
export function stageOf(folder: string): string {
  return `${stagesOf(folder)}${process.pid}`;
}

/** The common start of the names of all staging folders; the process id follows. */
export function stagesOf(folder: string): string {
  return beside(folder, 'staging-');
}

/** The path that a stale lock is moved to before it is removed. */
export function takenLockOf(folder: string): string {
  return `${takenLocksOf(folder)}${process.pid}`;
}

/** The common start of their names; the process id follows. */
export function takenLocksOf(folder: string): string {
  return `${lockOf(folder)}.`;
}

/** The path of the old site during the swap. */
export function previousOf(folder: string): string {
  return beside(folder, 'previous');
}

/** The lock file of the folder. */
export function lockOf(folder: string): string {
  return beside(folder, 'lock');
}

/** Returns true for any of these names, given the name of the output folder. */
export function isBuildFile(name: string, folderName: string): boolean {
  const start = `.${folderName}.`;
  return name.startsWith(start) && /^(?:previous$|staging-|lock(?:\.\d+)?$)/.test(name.slice(start.length));
}

function beside(folder: string, suffix: string): string {
  return path.join(path.dirname(folder), `.${path.basename(folder)}.${suffix}`);
}
