import { setTimeout as sleep } from 'node:timers/promises';
import { type BackOff, backOffMs } from '../../generator/crawl/client/back-off.ts';
import { postReport, type ReportTarget } from './post-report.ts';
import type { Refusal } from './refusal.ts';
import type { StatusReport } from './status-report.ts';

export interface DeliveryLimits {
  /** All tries of a report and the pauses between them. */
  readonly totalMs: number;
  /** The time of each try. The first has most: a slow server is answered for, a silent one is not. */
  readonly triesMs: readonly number[];
  /** How long the end of a build waits for a report of its beginning, of `totalMs`. */
  readonly graceMs: number;
  readonly backOff: BackOff;
}

export const deliveryLimits: DeliveryLimits = {
  totalMs: 20_000,
  triesMs: [10_000, 5_000, 5_000],
  graceMs: 5_000,
  backOff: backOffMs,
};

export interface DeliverOptions {
  readonly limits: DeliveryLimits;
  /** By the clock of `performance`. */
  readonly endsAt: number;
  /** Gives up. */
  readonly signal: AbortSignal;
}

/**
 * Delivers a report, with another try after a passing fault. Resolves to null when it is taken, to
 * the last reason when it is not. Never rejects. Each try has a moment of its own, so that the
 * order in which they arrive does not matter.
 */
export async function deliver(
  target: ReportTarget,
  report: StatusReport,
  { limits, endsAt, signal }: DeliverOptions,
): Promise<Refusal | null> {
  let refusal: Refusal | null = null;
  for (const [index, tryMs] of limits.triesMs.entries()) {
    const leftMs = endsAt - performance.now();
    if (refusal !== null && leftMs <= 0) break;
    const body = JSON.stringify({ ...report, at: new Date().toISOString() });
    refusal = await postReport(target, body, { timeoutMs: Math.min(tryMs, leftMs), signal });
    if (refusal === null || !refusal.isPassing || signal.aborted) break;
    const pauseMs = refusal.retryAfterMs ?? limits.backOff(index + 1);
    if (index === limits.triesMs.length - 1 || performance.now() + pauseMs >= endsAt) break;
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return refusal;
}
