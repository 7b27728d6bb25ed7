import { type CaseName, caseNames, type Samples, type SiteSamples } from './measure-site.ts';
import { type WatchEdit, type WatchSamples, watchEdits } from './measure-watch.ts';

/** One line of the result. */
export interface Comparison {
  readonly name: string;
  /** Times of the bare loop; megabytes for memory; milliseconds for the watch. */
  readonly value: number;
  /** A ratio's other half: of processor time, which says less but hardly depends on what else the machine does. */
  readonly cpu?: number;
  readonly unit: 'times the bare loop' | 'MB' | 'ms';
  readonly budget: number | null;
  readonly verdict: 'within' | 'over' | 'no budget';
}

export interface SiteResult {
  readonly entries: number;
  readonly pages: number;
  readonly rounds: number;
  readonly comparisons: readonly Comparison[];
}

/** Compares medians with the baseline's, and each with its budget of DESIGN section 7 where the site's size has one. */
export function compareSite({ entries, pages, baseline, cases }: SiteSamples): SiteResult {
  const ratio = (name: CaseName): Comparison =>
    compare({
      name: labels[name],
      value: round(median(cases[name].ms) / median(baseline.ms), 2),
      cpu: round(median(cases[name].cpuMs) / median(baseline.cpuMs), 2),
      unit: 'times the bare loop',
      budget: ratioBudgets[entries]?.[name],
    });
  const memory = (name: string, samples: Samples, budget?: number): Comparison =>
    compare({
      name,
      value: round(Math.max(...samples.peakBytes) / 1_000_000, 0),
      unit: 'MB',
      budget,
    });
  return {
    entries,
    pages,
    rounds: baseline.ms.length,
    comparisons: [
      ...caseNames.map(ratio),
      ...caseNames.map((name) => memory(`peak memory, ${labels[name]}`, cases[name], memoryBudgets[entries])),
      memory('peak memory, bare loop', baseline),
    ],
  };
}

export interface WatchResult {
  readonly entries: number;
  readonly saves: number;
  readonly comparisons: readonly Comparison[];
}

/** The medians of a watched site, beside the budget of DESIGN section 7 where there is one. */
export function compareWatch({ entries, ms }: WatchSamples): WatchResult {
  return {
    entries,
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

const labels: Readonly<Record<CaseName, string>> = {
  clean: 'clean build',
  unchanged: 'nothing changed',
  'post-edited': 'one post edited',
  'template-edited': 'one template edited',
};

// By the number of entries: the budgets are for sites of that size, smaller ones are mostly start-up.
const ratioBudgets: Readonly<Record<number, Partial<Record<CaseName, number>>>> = {
  10000: { clean: 1.25, unchanged: 0.25, 'post-edited': 0.35 },
};
const memoryBudgets: Readonly<Record<number, number>> = { 10000: 600, 100000: 2000 };

const watchLabels: Readonly<Record<WatchEdit, string>> = {
  template: 'watch: template edit to reloaded page',
  stylesheet: 'watch: stylesheet edit to styled page',
  content: 'watch: edit in the CMS to reloaded page',
};
const watchBudgets: Readonly<Partial<Record<WatchEdit, number>>> = { template: 150 };
/** The size that the budget of the watch is for. */
export const watchedEntries = 1000;

function compare({
  budget = null,
  ...line
}: Omit<Comparison, 'budget' | 'verdict'> & { readonly budget?: number | null | undefined }): Comparison {
  return { ...line, budget, verdict: verdictOf(line.value, budget) };
}

function verdictOf(value: number, budget: number | null): Comparison['verdict'] {
  if (budget === null) return 'no budget';
  return value <= budget ? 'within' : 'over';
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const pair = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0] as const;
  return (pair[0] + pair[1]) / 2;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
