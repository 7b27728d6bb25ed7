import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Problem } from '../../generator/problems/problem.ts';
import { printWarning } from '../report/print-lines.ts';
import { type Attempt, postReport, undeliveredProblem } from './post-report.ts';
import { findPlainText, type Receiver } from './receiver.ts';
import type { BuildingEvent, ReportEvent } from './report-event.ts';

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

/**
 * A build waits for its report, so the time is short.
 * @internal
 */
export const deliveryLimits: DeliveryLimits = {
  totalMs: 20_000,
  attemptMs: 10_000,
  pausesMs: [500, 1_500],
  // The plugin waits ten minutes: one of them may get lost.
  repeatMs: 4 * 60_000,
  exitMs: 3_000,
};

/** Tells the CMS about one run, in order. */
export interface Delivery {
  /**
   * Sends an event meanwhile, and again every few minutes until the next one. It may get lost: the
   * next one says more.
   */
  readonly announce: (event: BuildingEvent) => void;
  /**
   * Sends an event when the announced one has ended. Resolves to null, or to the reason why the CMS
   * does not know; never rejects.
   */
  readonly report: (event: ReportEvent) => Promise<Problem | null>;
  /**
   * Sends an event while this thread waits, for the end of the process, unless nothing was announced
   * or its end was reported. It may get lost.
   */
  readonly reportAtExit: (event: ReportEvent) => void;
}

export interface OpenDelivery {
  /** Aborted when the run is stopped. */
  readonly signal?: AbortSignal;
  readonly limits?: DeliveryLimits;
}

/** Opens the delivery to a receiver, after a warning where a password would not be encrypted. */
export function openDelivery(
  receiver: Receiver,
  { signal, limits = deliveryLimits }: OpenDelivery = {},
): Delivery {
  const plain = findPlainText(receiver);
  if (plain !== null) printWarning(plain);
  const superseded = new AbortController();
  let announced: Promise<unknown> = Promise.resolve();
  let repeating: NodeJS.Timeout | undefined;
  let isUnderWay = false;
  const endFromNow = () => performance.now() + limits.totalMs;
  const send = (event: ReportEvent): void => {
    const options = { limits, endsAt: endFromNow(), superseded: superseded.signal, signal };
    announced = deliver(receiver, event, options);
  };
  return {
    announce: (event) => {
      isUnderWay = true;
      send(event);
      repeating = setInterval(() => send({ ...event, isRepeated: true }), limits.repeatMs).unref();
    },
    report: async (event) => {
      const endsAt = endFromNow();
      isUnderWay = false;
      clearInterval(repeating);
      superseded.abort();
      await announced;
      return undeliveredProblem(await deliver(receiver, event, { limits, endsAt, signal }), receiver);
    },
    reportAtExit: (event) => {
      if (isUnderWay) postAndWait(receiver, writeEvent(event), limits.exitMs);
    },
  };
}

/**
 * Sends a report once from a process of its own, while this thread waits: nothing else of the run
 * goes on meanwhile, so that it cannot publish after all. What becomes of the report is not known.
 */
function postAndWait({ url, authorization }: Receiver, body: string, timeoutMs: number): void {
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'post-process.js')], {
    // By its input: arguments are seen by others on the machine.
    input: [url.href, authorization ?? '', body].join('\n'),
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
}

interface DeliveryOptions {
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
async function deliver(
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
function writeEvent({ event, site, ...rest }: ReportEvent): string {
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
