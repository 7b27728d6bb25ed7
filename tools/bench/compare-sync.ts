import { mostSyncedPages, syncBudgets, syncedPages } from './budgets.ts';
import { type Comparison, compare, round } from './comparison.ts';
import { type SyncCase, type SyncSample, type SyncSamples, syncCases } from './measure-sync.ts';
import type { Measured } from './run-measured.ts';
import { median } from './samples.ts';

export interface SyncResult {
  readonly pages: number;
  readonly mostPages: number;
  readonly rounds: number;
  readonly comparisons: readonly Comparison[];
}

/** The medians of a sync against those of the bare loop. Budgets are for the full size. */
export function compareSync({ pages, starts, loops, cases, invalidated, most }: SyncSamples): SyncResult {
  const isFull = pages === syncedPages;
  const loopMs = medianOf(loops, 'ms');
  const loopCpuMs = medianOf(loops, 'cpuMs');
  const times = (name: string, samples: readonly SyncSample[], budget?: number | false) =>
    compare({
      name,
      value: round(medianOf(samples, 'ms') / loopMs, 2),
      cpu: round(medianOf(samples, 'cpuMs') / loopCpuMs, 2),
      seconds: round(medianOf(samples, 'ms') / 1000, 2),
      unit: 'times the loop of puts',
      budget: budget || null,
    });
  const requests = (name: SyncCase) => median(cases[name].map(({ counts }) => counts.requests));
  const besidesStart = (figure: 'ms' | 'cpuMs') =>
    round(medianOf(cases.unchanged, figure) - medianOf(starts, figure), 0);
  return {
    ...{ pages, mostPages: most.pages, rounds: loops.length },
    comparisons: [
      times(labels.first, cases.first, isFull && syncBudgets.first),
      times('bare loop of puts', loops),
      compare({
        name: `${labels.unchanged}, besides the start of Node`,
        value: besidesStart('ms'),
        cpu: besidesStart('cpuMs'),
        unit: 'ms',
        budget: syncBudgets.unchangedMs,
      }),
      ...syncCases.map((name) =>
        compare({
          name: `requests, ${labels[name]}`,
          value: requests(name),
          unit: 'requests',
          budget: name === 'unchanged' ? syncBudgets.unchangedRequests : null,
        }),
      ),
      ...(['received', 'sent'] as const).map((way) =>
        compare({
          name: `bytes ${way === 'received' ? 'sent' : 'read'}, ${labels['page-edited']}`,
          value: round(median(cases['page-edited'].map(({ counts }) => counts[way])) / 1000, 0),
          unit: 'kB',
        }),
      ),
      compare({ name: `told to the CDN, ${labels['page-edited']}`, value: invalidated, unit: 'addresses' }),
      ...syncCases.map((name) => peak(labels[name], cases[name])),
      peak(`first sync of ${most.pages} pages`, [most.first], most.pages === mostSyncedPages),
    ],
  };
}

const labels: Readonly<Record<SyncCase, string>> = {
  first: 'first sync',
  unchanged: 'nothing changed',
  'page-edited': 'one page edited',
};

function peak(name: string, samples: readonly SyncSample[], hasBudget = false): Comparison {
  return compare({
    name: `peak memory, ${name}`,
    value: round(Math.max(...samples.map(({ peakBytes }) => peakBytes)) / 1_000_000, 0),
    unit: 'MB',
    budget: hasBudget ? syncBudgets.mostMegabytes : null,
  });
}

function medianOf(samples: readonly Measured[], figure: 'ms' | 'cpuMs'): number {
  return median(samples.map((sample) => sample[figure]));
}
