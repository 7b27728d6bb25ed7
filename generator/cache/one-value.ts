import { readPlaces } from './log.ts';
import { startLog } from './new-log.ts';

/** Reads the value of `saveValue`: undefined when the file is missing, damaged or of another version. Never throws. */
export function loadValue(contents: string, file: string): unknown {
  try {
    const { committed, rest } = readPlaces(contents, file);
    return rest === 'nothing' ? committed : undefined;
  } catch {
    // It is made again.
    return undefined;
  }
}

/** Writes a log of one value, that of its commit. Never throws: without it, the next build makes it again. */
export function saveValue(contents: string, file: string, value: unknown): void {
  try {
    startLog(contents, file).finish({ after: null, value });
  } catch {
    // As good as a value of another version.
  }
}
