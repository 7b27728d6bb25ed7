import { type Comparison, compare, round } from './comparison.ts';
import type { ContentSample } from './measure-content.ts';

export interface ContentResult {
  readonly entries: number;
  readonly pages: number;
  readonly files: number;
  readonly comparisons: readonly Comparison[];
}

/** The size of the site that a million is held against. */
const usual = 10_000;

const million = 1_000_000;

/** Compares the time for each entry with that of the site of 10,000, measured in the same run. */
export function compareContent(samples: readonly ContentSample[]): readonly ContentResult[] {
  const base = samples.find(({ entries }) => entries === usual);
  return samples.map(({ entries, pages, files, ms, cpuMs, peakBytes, siteBytes, edited }) => {
    const isMillion = entries === million;
    const perEntry = (figure: 'ms' | 'cpuMs', own: number) =>
      base && round(own / entries / (base[figure] / base.entries), 2);
    const times = perEntry('ms', ms);
    const cpu = perEntry('cpuMs', cpuMs);
    const peak = (name: string, bytes: number) =>
      compare({
        name,
        value: round(bytes / 1_000_000, 0),
        unit: 'MB',
        budget: isMillion ? contentBudgets.megabytes : null,
      });
    return {
      ...{ entries, pages, files },
      comparisons: [
        time('time', ms),
        time('processor time', cpuMs),
        ...(times === undefined || cpu === undefined
          ? []
          : [
              compare({
                name: 'time for an entry',
                value: times,
                cpu,
                unit: 'times that at 10,000',
                budget: isMillion ? contentBudgets.timePerEntry : null,
              }),
            ]),
        peak('peak memory', peakBytes),
        compare({ name: 'size of the site', value: round(siteBytes / 1_000_000, 0), unit: 'MB' }),
        compare({ name: 'files', value: files, unit: 'files' }),
        time('time after an edit', edited.ms),
        time('processor time after an edit', edited.cpuMs),
        peak('peak memory after an edit', edited.peakBytes),
        compare({ name: 'files written after an edit', value: edited.written, unit: 'files' }),
      ],
    };
  });
}

function time(name: string, ms: number): Comparison {
  return compare({ name, value: round(ms, 0), unit: 'ms', seconds: round(ms / 1000, 1) });
}

/** Of a million entries. */
const contentBudgets = { timePerEntry: 1.2, megabytes: 1_500 };
