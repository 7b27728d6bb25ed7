import type { Problem } from '../../generator/problems/problem.ts';
import { printWarning } from '../report/print-warning.ts';
import { type DeliveryLimits, deliver, deliveryLimits } from './deliver.ts';
import { findPlainText, type Receiver } from './receiver.ts';
import type { ReportEvent } from './report-event.ts';
import { undeliveredProblem } from './undelivered.ts';

/** Tells the CMS about one run, in order. */
export interface Delivery {
  /** Sends an event meanwhile. It may get lost: the next one says more. */
  readonly announce: (event: ReportEvent) => void;
  /**
   * Sends an event when the announced one has ended. Resolves to null, or to the reason why the CMS
   * does not know; never rejects.
   */
  readonly report: (event: ReportEvent) => Promise<Problem | null>;
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
  const endFromNow = () => performance.now() + limits.totalMs;
  return {
    announce: (event) => {
      const options = { limits, endsAt: endFromNow(), superseded: superseded.signal, signal };
      announced = deliver(receiver, event, options);
    },
    report: async (event) => {
      const endsAt = endFromNow();
      superseded.abort();
      await announced;
      return undeliveredProblem(await deliver(receiver, event, { limits, endsAt, signal }), receiver);
    },
  };
}
