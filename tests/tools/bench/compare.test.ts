import { describe, expect, it } from 'vitest';
import { compareDoubled, compareSite } from '../../../tools/bench/compare.ts';
import { compareWatch } from '../../../tools/bench/compare-watch.ts';
import type { SiteSamples } from '../../../tools/bench/measure-site.ts';

function samples(ms: readonly number[], peakMb = 300, requests = 16) {
  return {
    ms: [...ms],
    cpuMs: [...ms],
    peakBytes: ms.map(() => peakMb * 1_000_000),
    requests: ms.map(() => requests),
    mediaRequests: ms.map(() => 0),
  };
}

const site: SiteSamples = {
  shape: 'mixed',
  entries: 10_000,
  pages: 11_000,
  ownPages: 12_000,
  baseline: samples([1000, 5000, 1100]),
  cases: {
    clean: samples([3300, 3300, 9000], 390, 236),
    unchanged: samples([220, 100, 330]),
    'post-edited': samples([1430, 1430], 300, 21),
    'template-edited': samples([2200], 410),
    fresh: samples([3000], 499),
  },
  beside: [],
};

const astro = {
  title: 'Astro',
  version: '7.0.0',
  cases: { clean: samples([6600]), unchanged: samples([6600]), 'post-edited': samples([6600]) },
};

describe('comparing a site', () => {
  it('holds medians of time, requests and memory against the budgets of a site of that size', () => {
    const verdicts = compareSite(site).comparisons.map(({ name, value, verdict }) => [name, value, verdict]);
    expect(verdicts).toEqual([
      ['clean build', 3, 'no budget'],
      ['nothing changed', 0.2, 'no budget'],
      ['one post edited', 1.3, 'no budget'],
      ['one template edited', 2, 'no budget'],
      ['fresh over a site', 2.73, 'no budget'],
      ['bare loop', 1, 'no budget'],
      ['processor time, clean build', 3, 'within'],
      ['requests, clean build', 236, 'no budget'],
      ['requests, nothing changed', 16, 'within'],
      ['requests, one post edited', 21, 'no budget'],
      ['requests, one template edited', 16, 'no budget'],
      ['requests, fresh over a site', 16, 'no budget'],
      ['requests, bare loop', 16, 'no budget'],
      ['files asked for, clean build', 0, 'no budget'],
      ['files asked for, nothing changed', 0, 'no budget'],
      ['peak memory, clean build', 390, 'within'],
      ['peak memory, nothing changed', 300, 'within'],
      ['peak memory, one post edited', 300, 'within'],
      ['peak memory, one template edited', 410, 'over'],
      ['peak memory, fresh over a site', 499, 'over'],
      ['peak memory, bare loop', 300, 'no budget'],
    ]);
  });

  it.each([{ shape: 'events' as const }, { entries: 9000 }])('has no budget for %j', (other) => {
    const { comparisons } = compareSite({ ...site, ...other });
    expect(comparisons.every(({ verdict }) => verdict === 'no budget')).toBe(true);
  });

  it('shows other generators in the same unit, and ours in times of Astro', () => {
    const { comparisons } = compareSite({ ...site, beside: [astro] });
    expect(comparisons).toContainEqual(
      expect.objectContaining({ name: 'Astro: clean build', value: 6, seconds: 6.6, verdict: 'no budget' }),
    );
    expect(comparisons.filter(({ unit }) => unit === 'times Astro')).toMatchObject([
      { value: 0.5, budget: 0.75, verdict: 'within' },
      { name: 'one template edited, beside a clean build of Astro', value: 0.33, budget: 0.5 },
    ]);
  });

  it('tells why another generator was not measured, and shows no figure of it', () => {
    const { comparisons, problems } = compareSite({
      ...site,
      beside: [{ ...astro, problem: 'it refuses Node v20.0.0' }],
    });
    expect(problems).toEqual(['Astro 7.0.0 was not measured: it refuses Node v20.0.0']);
    expect(comparisons.filter(({ name }) => name.includes('Astro'))).toEqual([]);
  });

  it('tells how times grow where a size was measured twice as large', () => {
    const half = compareSite({
      ...site,
      entries: 5000,
      cases: { ...site.cases, clean: samples([1500]) },
    });
    const doubled = compareDoubled([half, compareSite(site)]);
    expect(doubled[0]).toMatchObject({
      name: 'clean build, 5000 to 10000 entries',
      value: 2.2,
      verdict: 'over',
    });
    expect(compareDoubled([half])).toEqual([]);
  });
});

describe('comparing a watch', () => {
  it('holds the median of template edits against their budget', () => {
    const ms = { template: [121, 90, 119], stylesheet: [80], content: [200, 180] };
    const { saves, comparisons } = compareWatch({ shape: 'mixed', entries: 1000, ms });
    expect(saves).toBe(3);
    expect(comparisons.map(({ value, budget, verdict }) => [value, budget, verdict])).toEqual([
      [119, 100, 'over'],
      [80, null, 'no budget'],
      [190, null, 'no budget'],
    ]);
  });
});
