import { problemOf } from '../refusal.ts';
import type { Cdn } from './cdn.ts';

/** Makes one CDN of several: each is told, also when another one fails. */
export function joinCdns(cdns: readonly Cdn[]): Cdn {
  return {
    invalidate: async (...request) => {
      const results = await Promise.allSettled(cdns.map((cdn) => cdn.invalidate(...request)));
      const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      if (reasons.length === 1) throw reasons[0];
      if (reasons.length > 1)
        throw new AggregateError(reasons, reasons.map((reason) => problemOf(reason).message).join('; '));
    },
  };
}
