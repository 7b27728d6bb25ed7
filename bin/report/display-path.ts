import path from 'node:path';

/** Shortens a folder for display: relative to the project inside it, absolute elsewhere. */
export function displayPath(folder: string, root: string): string {
  const relative = path.relative(root, folder);
  return relative.startsWith('..') || path.isAbsolute(relative) ? folder : relative;
}
