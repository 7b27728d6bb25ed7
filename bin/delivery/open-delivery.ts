import type { Problem } from '../../generator/problems/problem.ts';
import { printWarning } from '../report/print-warning.ts';
import { type DeliveryLimits, deliver, deliveryLimits, writeEvent } from './deliver.ts';
import { postAndWait } from './post-and-wait.ts';
import { findPlainText, type Receiver } from './receiver.ts';
import type { BuildingEvent, ReportEvent } from './report-event.ts';
import { undeliveredProblem } from './undelivered.ts';

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
