import { readPointer } from '../../sync/live-site.ts';
import { exitCodes } from '../exit-codes.ts';
import { readConfig } from '../read-config.ts';
import { printLines } from '../report/print-lines.ts';
import { deployLines } from '../report/sync-lines.ts';
import { openTarget } from './sync/open-target.ts';

export interface DeploysFlags {
  readonly config: string;
  readonly json: boolean;
}

/** Prints what was live when, newest first. */
export async function printDeploys(
  target: string | undefined,
  flags: DeploysFlags,
  root: string,
): Promise<number> {
  const config = await readConfig({ configFile: flags.config, flags: {}, root });
  const store = await openTarget(target, config);
  const { live } = await readPointer(store, {});
  if (flags.json)
    process.stdout.write(`${JSON.stringify(live === null ? [] : [live, ...live.history], null, 2)}\n`);
  else printLines(live === null ? ['Nothing was published there yet.'] : deployLines(live), process.stdout);
  return exitCodes.ok;
}
