import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exitCodes } from '../exit-codes.ts';
import type { GenerateFlags } from './generate.ts';
import { supervise } from './watch/supervise.ts';
import { isSupervised, untilStopped } from './watch/supervised.ts';

export interface WatchFlags
  extends Pick<
    GenerateFlags,
    | 'config'
    | 'out'
    | 'endpoint'
    | 'siteUrl'
    | 'concurrency'
    | 'now'
    | 'content'
    | 'drafts'
    | 'allowLoss'
    | 'strictBlocks'
  > {
  /** 0: any free one. */
  readonly port: number;
  readonly host?: string;
  readonly fresh: boolean;
}

/** How long a build under way may go on when the watch is to end. What it has begun is cleaned up when the process ends. */
const lastWorkMs = 1500;

/** Keeps the site, and the pages that are open in a browser, up to date until it is interrupted. */
export async function watch(flags: WatchFlags, root: string): Promise<number> {
  const configFile = path.resolve(root, flags.config);
  if (!isSupervised()) return supervise({ root, configFile });
  const stopped = untilStopped();
  // The process that stays needs nothing of this.
  const { work } = await import('./watch/work.ts');
  try {
    const ended = work(flags, { root, configFile, stopped });
    // A build that nobody waits for any more would keep the process alive.
    process.exit(await Promise.race([ended, stopped.then(() => wait(lastWorkMs, exitCodes.ok))]));
  } finally {
    process.disconnect();
  }
}
