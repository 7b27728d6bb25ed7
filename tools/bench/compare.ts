import type { Shape } from '../../demo/large-site/shapes.ts';
import { peerCases } from './beside/measure-peer.ts';
import { besides, budgetsOf, doubledBudget } from './budgets.ts';
import { type Comparison, compare, round } from './comparison.ts';
import { type CaseName, caseNames, type SiteSamples } from './measure-site.ts';
import { median, type Samples } from './samples.ts';

export interface SiteResult {
  readonly shape: Shape;
  readonly entries: number;
  /** Of the bare loop. */
  readonly pages: number;
  /** Of ours. */
  readonly ownPages: number;
  readonly rounds: number;
  readonly comparisons: readonly Comparison[];
  /** Of those beside us that were not measured. */
  readonly problems: readonly string[];
}

/** Compares medians with the baseline's, and each with its budget where the site's size has one. */
export function compareSite(samples: SiteSamples): SiteResult {
  const { shape, entries, pages, ownPages, baseline, cases, beside } = samples;
  const budgets = budgetsOf(shape, entries);
  const inLoops = (name: string, measured: Samples): Comparison =>
    compare({
      name,
      value: round(median(measured.ms) / median(baseline.ms), 2),
      cpu: round(median(measured.cpuMs) / median(baseline.cpuMs), 2),
      seconds: round(median(measured.ms) / 1000, 2),
      unit: 'times the bare loop',
    });
  const requests = (name: string, measured: Samples, budget?: number): Comparison =>
    compare({ name, value: median(measured.requests), unit: 'requests', budget });
  const memory = (name: string, { peakBytes }: Samples, budget?: number): Comparison =>
    compare({ name, value: round(Math.max(...peakBytes) / 1_000_000, 0), unit: 'MB', budget });
  const measured = beside.filter(({ problem }) => problem === undefined);
  return {
    ...{ shape, entries, pages, ownPages },
    rounds: baseline.ms.length,
    comparisons: [
      ...caseNames.map((name) => inLoops(labels[name], cases[name])),
      inLoops('bare loop', baseline),
      compare({
        name: `processor time, ${labels.clean}`,
        value: round(median(cases.clean.cpuMs) / median(baseline.cpuMs), 2),
        seconds: round(median(cases.clean.cpuMs) / 1000, 2),
        unit: 'times the bare loop',
        budget: budgets?.cpu?.clean,
      }),
      ...measured.flatMap((peer) =>
        peerCases.map((name) => inLoops(`${peer.title}: ${labels[name]}`, peer.cases[name])),
      ),
      ...comparePeers(samples),
      ...caseNames.map((name) =>
        requests(`requests, ${labels[name]}`, cases[name], budgets?.requests?.[name]),
      ),
      requests('requests, bare loop', baseline),
      ...(['clean', 'unchanged'] as const).map((name) =>
        compare({
          name: `files asked for, ${labels[name]}`,
          value: median(cases[name].mediaRequests),
          unit: 'files',
        }),
      ),
      ...caseNames.map((name) =>
        memory(`peak memory, ${labels[name]}`, cases[name], budgets?.megabytes[name]),
      ),
      memory('peak memory, bare loop', baseline),
      ...measured.map((peer) => memory(`peak memory, ${peer.title}`, peer.cases.clean)),
    ],
    problems: beside.flatMap(({ title, version, problem }) =>
      problem === undefined ? [] : `${title} ${version} was not measured: ${problem}`,
    ),
  };
}

/** Holds ours beside clean builds of others, each case beside the one that its budget names. */
function comparePeers({ shape, entries, cases, beside }: SiteSamples): readonly Comparison[] {
  const budgets = budgetsOf(shape, entries)?.beside;
  return caseNames.flatMap((name) => {
    const peer = name === 'fresh' ? undefined : besides[name];
    const measured = beside.find(({ title, problem }) => title === peer && problem === undefined);
    if (peer === undefined || measured === undefined) return [];
    return compare({
      name: `${labels[name]}, beside a clean build of ${peer}`,
      value: round(median(cases[name].ms) / median(measured.cases.clean.ms), 2),
      cpu: round(median(cases[name].cpuMs) / median(measured.cases.clean.cpuMs), 2),
      unit: `times ${peer}`,
      budget: budgets?.[name],
    });
  });
}

/** Compares the time of each case between sites of one and of twice the size. */
export function compareDoubled(results: readonly SiteResult[]): readonly Comparison[] {
  return results.flatMap((half) => {
    const double = results.find(({ entries }) => entries === 2 * half.entries);
    if (double === undefined) return [];
    return Object.values(labels).map((label) =>
      compare({
        name: `${label}, ${half.entries} to ${double.entries} entries`,
        value: round(secondsOf(double, label) / secondsOf(half, label), 2),
        unit: 'times half the site',
        budget: doubledBudget,
      }),
    );
  });
}

function secondsOf({ comparisons }: SiteResult, label: string): number {
  return comparisons.find(({ name }) => name === label)?.seconds ?? Number.NaN;
}

const labels: Readonly<Record<CaseName, string>> = {
  clean: 'clean build',
  unchanged: 'nothing changed',
  'post-edited': 'one post edited',
  'template-edited': 'one template edited',
  fresh: 'fresh over a site',
};
