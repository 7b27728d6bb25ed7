import { type Fault, firstOf, type Happening } from './fault.ts';
import type { Operation, StoreRequest } from './request.ts';

/** The faults of a store, of which some stay and others are replaced. */
export interface FaultPlan {
  readonly inject: (faults: readonly Fault[]) => void;
  readonly happeningOf: (request: StoreRequest) => Happening | null;
}

export function openFaultPlan(rules: readonly Fault[]): FaultPlan {
  const counts = new Map<Operation, number>();
  let fault = firstOf(rules);
  return {
    inject: (faults) => {
      fault = firstOf([...rules, ...faults]);
      counts.clear();
    },
    happeningOf: (request) => {
      const count = (counts.get(request.operation) ?? 0) + 1;
      counts.set(request.operation, count);
      return fault({ ...request, count });
    },
  };
}
