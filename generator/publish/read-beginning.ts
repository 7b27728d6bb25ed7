import { closeSync, constants, openSync, readSync } from 'node:fs';
import { codeOf } from '../util/code-of.ts';

/** More than a lock, or the beginning of a manifest. */
const mostBytes = 4096;

/**
 * Reads the beginning of a file that others may have put there, without following links or
 * blocking. Null when it is missing, empty for a link. Throws as the file system does.
 */
export function readBeginning(file: string): string | null {
  const handle = open(file);
  if (typeof handle !== 'number') return handle;
  try {
    const buffer = Buffer.alloc(mostBytes);
    return buffer.toString('utf8', 0, readSync(handle, buffer));
  } finally {
    closeSync(handle);
  }
}

function open(file: string): number | null | '' {
  try {
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return null;
    if (code === 'ELOOP') return '';
    throw error;
  }
}
