import { describe, expect, it } from 'vitest';
import { compareShards } from '../../../tools/bench/compare-shards.ts';
import type { ShardRound, ShardSamples } from '../../../tools/bench/measure-shards.ts';
import { readShardsOptions } from '../../../tools/bench/options.ts';

function round(clean: number, shards: readonly number[], merge: number): ShardRound {
  const of = (cpuMs: number) => ({ ms: 1, cpuMs });
  return { clean: of(clean), shards: shards.map(of), merge: of(merge) };
}

function samples(values: Partial<ShardSamples> = {}): ShardSamples {
  const rounds = [
    round(10_000, [4000, 5000], 2000),
    round(20_000, [8000, 9000], 6000),
    round(1000, [500, 500], 250),
  ];
  return { shape: 'mixed', entries: 10_000, pages: 12_000, hasPictures: false, rounds, ...values };
}

describe('compareShards', () => {
  it('compares processor time within each round, and takes the median', () => {
    const { comparisons } = compareShards(samples());
    expect(comparisons.map(({ value }) => value)).toEqual([1, 1.15, 0.9, 0.25]);
    expect(comparisons.map(({ verdict }) => verdict)).toEqual(['no budget', 'within', 'no budget', 'within']);
  });

  it('has a stricter budget for a merge that makes no picture, and none for other sizes', () => {
    const budgetsOf = (values: Partial<ShardSamples>) =>
      compareShards(samples(values)).comparisons.map(({ budget }) => budget);
    expect(budgetsOf({ hasPictures: true })).toEqual([null, 1.15, null, 0.1]);
    expect(budgetsOf({ entries: 100 })).toEqual([null, null, null, null]);
  });
});

describe('readShardsOptions', () => {
  it('reads sizes and pictures, and refuses what it does not know', () => {
    expect(readShardsOptions(['--entries', '50', '--pictures'], '/p')).toEqual({
      shape: 'mixed',
      entries: 50,
      rounds: 3,
      hasPictures: true,
      out: '/p/docs/bench',
    });
    expect(() => readShardsOptions(['--entries', 'many'], '/p')).toThrow('bench -- shards');
  });
});
