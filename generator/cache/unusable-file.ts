import path from 'node:path';
import type { Problem } from '../problems/problem.ts';
import { codeOf } from '../util/code-of.ts';

/**
 * A file of the cache that cannot be used. Its message is put in parentheses after "The saved crawl
 * is not used".
 */
export class UnusableFile extends Error {
  override readonly name: string = 'UnusableFile';

  constructor(message = 'its file is damaged') {
    super(message);
  }
}

/** A file that does not begin as it should. */
export class OtherFormat extends UnusableFile {
  override readonly name: string = 'OtherFormat';
}

/** A file with other contents, or written by another version. */
export class OtherVersion extends OtherFormat {
  override readonly name = 'OtherVersion';

  constructor() {
    super('another version of the generator made it');
  }
}

/** Tells of a log that has lost something. Only its name: its folder is one of this machine. */
export function damagedLog(file: string): Problem {
  return {
    message: `The build cache is damaged (${path.basename(file)}): what it has lost is made again`,
  };
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}
