import path from 'node:path';

/** A folder as a reader knows it: relative to the project where it lies in it, whole elsewhere. */
export function displayPath(folder: string, root: string): string {
  const relative = path.relative(root, folder);
  return relative.startsWith('..') || path.isAbsolute(relative) ? folder : relative;
}
