import { describe, expect, it } from 'vitest';
import { compareSync } from '../../../tools/bench/compare-sync.ts';

const sample = (ms: number, requests: number) => ({
  ms,
  cpuMs: ms / 2,
  peakBytes: ms * 1_000_000,
  stdout: '',
  counts: { requests, received: 3000, sent: 2000 },
});

const samples = {
  pages: 10_000,
  starts: [sample(50, 0)],
  loops: [sample(1000, 10_000), sample(3000, 10_000), sample(2000, 10_000)],
  cases: {
    first: [sample(4000, 10_020)],
    unchanged: [sample(350, 11)],
    'page-edited': [sample(500, 20)],
  },
  invalidated: 4,
  most: { pages: 100_000, first: sample(390, 100_020) },
};

describe('comparing syncs', () => {
  it('holds the first against the bare loop, and the others against their budgets', () => {
    const lines = compareSync(samples).comparisons.map(({ name, value, unit, verdict }) => [
      name,
      `${value} ${unit}`,
      verdict,
    ]);
    expect(lines).toEqual([
      ['first sync', '2 times the loop of puts', 'over'],
      ['bare loop of puts', '1 times the loop of puts', 'no budget'],
      ['nothing changed, besides the start of Node', '300 ms', 'within'],
      ['requests, first sync', '10020 requests', 'no budget'],
      ['requests, nothing changed', '11 requests', 'over'],
      ['requests, one page edited', '20 requests', 'no budget'],
      ['bytes sent, one page edited', '3 kB', 'no budget'],
      ['bytes read, one page edited', '2 kB', 'no budget'],
      ['told to the CDN, one page edited', '4 addresses', 'no budget'],
      ['peak memory, first sync', '4000 MB', 'no budget'],
      ['peak memory, nothing changed', '350 MB', 'no budget'],
      ['peak memory, one page edited', '500 MB', 'no budget'],
      ['peak memory, first sync of 100000 pages', '390 MB', 'within'],
    ]);
  });

  it('has no budget of time for another size', () => {
    const { comparisons } = compareSync({ ...samples, pages: 20, most: { ...samples.most, pages: 30 } });
    const over = comparisons.filter(({ budget }) => budget !== null).map(({ name }) => name);
    expect(over).toEqual(['nothing changed, besides the start of Node', 'requests, nothing changed']);
  });
});
