import { styleText } from 'node:util';
import { listWaits } from '../generator/util/await-progress.ts';
import { exitCodes } from './exit-codes.ts';
import { printLines } from './report/print-lines.ts';

/**
 * Ends the process with code 1 when it has nothing left to wait for, and its command has not ended:
 * the locks are freed, and the message says what was awaited. Returns a function that stops it.
 */
export function endUnfinished(): () => void {
  const end = (): void => {
    const waits = listWaits();
    printLines(
      [
        styleText('red', '✖ The work has stopped', { stream: process.stderr }),
        `  Nothing is left that could go on. Awaited: ${waits.length === 0 ? 'unknown' : waits.join('; ')}`,
        '  → Run it again. If it stops at the same place, report it with this message.',
      ],
      process.stderr,
    );
    process.exit(exitCodes.bug);
  };
  process.once('beforeExit', end);
  return () => void process.off('beforeExit', end);
}
