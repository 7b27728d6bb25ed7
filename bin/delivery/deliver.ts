import { setTimeout as wait } from 'node:timers/promises';
import { type Attempt, postReport } from './post-report.ts';
import type { Receiver } from './receiver.ts';
import type { ReportEvent } from './report-event.ts';

export interface DeliveryLimits {
  /** Of all attempts and pauses together. */
  readonly totalMs: number;
  /** Of one attempt. */
  readonly attemptMs: number;
  /** Between two attempts; one attempt more than pauses is made. */
  readonly pausesMs: readonly number[];
  /** Between two messages that a build goes on. */
  readonly repeatMs: number;
  /** Of the message at the end by a signal: what stops a process waits a few seconds before it kills it. */
  readonly exitMs: number;
}

/** A build waits for its report, so the time is short. */
export const deliveryLimits: DeliveryLimits = {
  totalMs: 20_000,
  attemptMs: 10_000,
  pausesMs: [500, 1_500],
  // The plugin waits ten minutes: one of them may get lost.
  repeatMs: 4 * 60_000,
  exitMs: 3_000,
};

export interface DeliveryOptions {
  readonly limits: DeliveryLimits;
  /** When it has to end, by `performance.now()`. */
  readonly endsAt: number;
  /** Aborted when a later report follows: the running attempt is then the last. */
  readonly superseded?: AbortSignal;
  /** Aborted when the run is stopped. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Delivers a report, with further attempts where the failure may pass; one that is too long is not
 * sent. Resolves to the last attempt; never rejects.
 */
export async function deliver(
  receiver: Receiver,
  event: ReportEvent,
  { limits, endsAt, superseded, signal }: DeliveryOptions,
): Promise<Attempt> {
  if (isTooLong(event)) return { outcome: 'too long' };
  const { attemptMs, pausesMs } = limits;
  for (let attempts = 1; ; attempts++) {
    const timeoutMs = Math.min(attemptMs, endsAt - performance.now());
    const attempt = await postReport(receiver, writeEvent(event), { timeoutMs, signal });
    const pauseMs = pausesMs[attempts - 1];
    if (pauseMs === undefined || !mayPass(attempt)) return attempt;
    const asked = attempt.outcome === 'answered' ? (attempt.retryAfterMs ?? 0) : 0;
    const nextMs = Math.max(pauseMs, asked);
    if (performance.now() + nextMs >= endsAt) return attempt;
    const either = AbortSignal.any([superseded, signal].flatMap((one) => one ?? []));
    await wait(nextMs, undefined, { signal: either }).catch(() => undefined);
    if (either.aborted) return attempt;
  }
}

/** Writes an event with the moment of this attempt: the CMS puts reports in order by it. */
export function writeEvent({ event, site, ...rest }: ReportEvent): string {
  return JSON.stringify({ version: 1, event, site, at: new Date().toISOString(), ...rest });
}

function mayPass(attempt: Attempt): boolean {
  if (attempt.outcome === 'unreachable') return attempt.isPassing;
  return attempt.outcome === 'answered' && (attempt.status === 429 || attempt.status >= 500);
}

/**
 * Bytes that the plugin takes: `MOST_REPORT_BYTES` of wordpress/boardwalk/includes/status/receive.php.
 *
 * @internal
 */
export const mostReportBytes = 8 * 1024 * 1024;

/** Returns true for a report that the plugin would refuse, of some 70,000 entries. */
function isTooLong(event: ReportEvent): boolean {
  return event.event === 'built' && Buffer.byteLength(JSON.stringify(event.entries)) > mostReportBytes;
}
