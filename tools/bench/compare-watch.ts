import type { Shape } from '../../demo/large-site/shapes.ts';
import { watchBudgets } from './budgets.ts';
import { type Comparison, compare, round } from './comparison.ts';
import { type WatchEdit, type WatchSamples, watchEdits } from './measure-watch.ts';
import { median } from './samples.ts';

export interface WatchResult {
  readonly shape: Shape;
  readonly entries: number;
  readonly saves: number;
  readonly comparisons: readonly Comparison[];
}

/** The medians of a watched site, beside the budget where there is one. */
export function compareWatch({ shape, entries, ms }: WatchSamples): WatchResult {
  return {
    ...{ shape, entries },
    saves: ms.template.length,
    comparisons: watchEdits.map((edit) =>
      compare({
        name: watchLabels[edit],
        value: round(median(ms[edit]), 0),
        unit: 'ms',
        budget: watchBudgets[edit],
      }),
    ),
  };
}

const watchLabels: Readonly<Record<WatchEdit, string>> = {
  template: 'watch: template edit to reloaded page',
  stylesheet: 'watch: stylesheet edit to styled page',
  content: 'watch: edit in the CMS to reloaded page',
};
