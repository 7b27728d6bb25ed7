import { firstDemoBudget, firstEntries } from './budgets.ts';
import { type Comparison, compare, round } from './comparison.ts';
import type { FirstSamples } from './measure-first.ts';
import type { MeasuredTree } from './run-with-children.ts';
import { median } from './samples.ts';

export interface FirstResult {
  readonly rounds: number;
  readonly comparisons: readonly Comparison[];
}

/** The processor time of first builds, in seconds, beside the budget where there is one. */
export function compareFirst({ demo, site }: FirstSamples): FirstResult {
  const first = (name: string, samples: readonly MeasuredTree[], budget?: number): Comparison =>
    compare({
      name,
      value: round(median(samples.map(({ cpuMs }) => cpuMs)) / 1000, 1),
      seconds: round(median(samples.map(({ ms }) => ms)) / 1000, 1),
      unit: 's',
      budget,
    });
  return {
    rounds: demo.length,
    comparisons: [first('the demo', demo, firstDemoBudget), first(`${firstEntries} entries`, site)],
  };
}
