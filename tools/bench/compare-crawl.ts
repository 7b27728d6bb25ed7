import { type Comparison, compare, round } from './comparison.ts';
import type { CrawlSample, CrawlSamples } from './measure-crawl.ts';

export interface CrawlResult {
  readonly entries: number;
  readonly comparisons: readonly Comparison[];
}

/** The size of the site that larger ones are held against. */
const usual = 10_000;

const million = 1_000_000;

/** Of a million entries. */
const crawlBudgets = { cpuPerEntry: 1.2, megabytes: 1_500 };

/** Compares crawls with that of 10,000 entries, measured in the same run. */
export function compareCrawl(samples: readonly CrawlSamples[]): readonly CrawlResult[] {
  const base = samples.find(({ entries }) => entries === usual);
  return samples.map((sample) => ({
    entries: sample.entries,
    comparisons: [
      ...figuresOf('first crawl', sample, base, ({ first }) => first),
      compare({ name: 'content file', value: toMegabytes(sample.first.fileBytes), unit: 'MB' }),
      ...figuresOf('nothing changed', sample, base, ({ again }) => again),
    ],
  }));
}

function figuresOf(
  name: string,
  sample: CrawlSamples,
  base: CrawlSamples | undefined,
  crawlOf: (samples: CrawlSamples) => CrawlSample,
): readonly Comparison[] {
  const { ms, cpuMs, peakBytes, requests } = crawlOf(sample);
  const isMillion = sample.entries === million;
  const further = sample.entries - (base?.entries ?? 0);
  return [
    compare({ name: `time, ${name}`, value: round(ms, 0), unit: 'ms', seconds: round(ms / 1000, 1) }),
    compare({ name: `processor time, ${name}`, value: round(cpuMs, 0), unit: 'ms' }),
    ...(base === undefined
      ? []
      : [
          compare({
            name: `processor time for an entry, ${name}`,
            value: round(cpuMs / sample.entries / (crawlOf(base).cpuMs / base.entries), 2),
            unit: 'times that at 10,000',
            budget: isMillion ? crawlBudgets.cpuPerEntry : null,
          }),
        ]),
    compare({
      name: `peak memory, ${name}`,
      value: toMegabytes(peakBytes),
      unit: 'MB',
      budget: isMillion ? crawlBudgets.megabytes : null,
    }),
    ...(base === undefined || further <= 0
      ? []
      : [
          compare({
            name: `peak memory for a further entry, ${name}`,
            value: round((peakBytes - crawlOf(base).peakBytes) / further, 0),
            unit: 'bytes',
          }),
        ]),
    compare({ name: `requests, ${name}`, value: requests, unit: 'requests' }),
  ];
}

function toMegabytes(bytes: number): number {
  return round(bytes / 1_000_000, 0);
}
