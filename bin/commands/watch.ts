import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exitCodes } from '../exit-codes.ts';
import { supervise } from './watch/supervise.ts';
import { isSupervised, untilStopped } from './watch/supervised.ts';
import type { WatchFlags } from './watch/work.ts';

/**
 * How long a running build may continue when the watch ends. It cleans up when the process ends.
 */
const lastWorkMs = 1500;

/** Keeps the site, and the pages open in browsers, up to date until it is interrupted. */
export async function watch(flags: WatchFlags, root: string): Promise<number> {
  const configFile = path.resolve(flags.config);
  if (!isSupervised()) return supervise({ root, configFile });
  const stopped = untilStopped();
  // The supervising process needs none of this code.
  const { work } = await import('./watch/work.ts');
  try {
    const ended = work(flags, { root, configFile, stopped });
    // A build that still runs would keep the process alive.
    return process.exit(await Promise.race([ended, stopped.then(() => wait(lastWorkMs, exitCodes.ok))]));
  } finally {
    if (process.connected) process.disconnect();
  }
}
