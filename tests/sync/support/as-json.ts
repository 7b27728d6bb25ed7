import type { SyncReport } from '../../../sync/options.ts';

/** Writes a report and reads it again, as programs do: its lists are arrays then. */
export function asJson(report: SyncReport): unknown {
  return JSON.parse(JSON.stringify(report));
}
