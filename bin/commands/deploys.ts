import { readPointer } from '../../sync/live-site.ts';
import type { Deployed } from '../../sync/records.ts';
import { orRefuse } from '../../sync/refusal.ts';
import { exitCodes } from '../exit-codes.ts';
import { readConfig } from '../read-config.ts';
import { printLines } from '../report/print-lines.ts';
import { openReports } from '../report/report-files.ts';
import { deployLines } from '../report/sync-lines.ts';
import { openTarget } from './sync/open-target.ts';

export interface DeploysFlags {
  readonly config: string;
  readonly json?: string;
}

/** Prints what was live when, newest first. */
export async function printDeploys(
  target: string | undefined,
  flags: DeploysFlags,
  root: string,
): Promise<number> {
  const config = await readConfig({ configFile: flags.config, flags: {}, root });
  const writeReport = await openReports<readonly Deployed[]>({ json: flags.json });
  const store = await openTarget(target, config);
  const { live } = await orRefuse(store, () => readPointer(store, {}));
  printLines(live === null ? ['Nothing was published there yet.'] : deployLines(live), process.stdout);
  const isWritten = await writeReport(live === null ? [] : [live, ...live.history]);
  return isWritten ? exitCodes.ok : exitCodes.output;
}
