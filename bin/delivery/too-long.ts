import type { ReportEvent } from './report-event.ts';

/**
 * Bytes that the plugin takes: `MOST_REPORT_BYTES` of wordpress/boardwalk/includes/status/receive.php.
 *
 * @internal
 */
export const mostReportBytes = 8 * 1024 * 1024;

/**
 * Returns true for a report that the plugin would refuse, of some 70,000 entries. Reads the entries
 * one at a time, and no further than that: those of a large site are hundreds of MB in one text.
 */
export function isTooLong(event: ReportEvent): boolean {
  if (event.event !== 'built') return false;
  let bytes = 0;
  for (const entry of event.entries) {
    // With the comma.
    bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (bytes > mostReportBytes) return true;
  }
  return false;
}
