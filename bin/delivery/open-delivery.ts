import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Problem } from '../../generator/problems/problem.ts';
import { printWarning } from '../report/print-lines.ts';
import { type DeliveryLimits, deliver, deliveryLimits, writeEvent } from './deliver.ts';
import { undeliveredProblem } from './post-report.ts';
import { findPlainText, type Receiver } from './receiver.ts';
import type { BuildingEvent, ReportEvent } from './report-event.ts';

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
