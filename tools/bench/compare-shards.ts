import type { Shape } from '../../demo/large-site/shapes.ts';
import { shardBudgets, shardedEntries } from './budgets.ts';
import { type Comparison, compare, round } from './comparison.ts';
import type { ShardRound, ShardSamples } from './measure-shards.ts';
import { median } from './samples.ts';

export interface ShardsResult {
  readonly shape: Shape;
  readonly entries: number;
  readonly pages: number;
  readonly hasPictures: boolean;
  readonly rounds: number;
  readonly comparisons: readonly Comparison[];
}

/** The processor time of shards and merge against that of a clean build. Budgets are for the full size. */
export function compareShards({ rounds, ...site }: ShardSamples): ShardsResult {
  const budgets = site.entries === shardedEntries ? shardBudgets : undefined;
  const merge = site.hasPictures ? budgets?.mergeWithPictures : budgets?.merge;
  const times = (name: string, cpuMs: (round: ShardRound) => number, budget?: number) =>
    compare({
      name,
      value: round(median(rounds.map((one) => cpuMs(one) / one.clean.cpuMs)), 2),
      seconds: round(median(rounds.map(cpuMs)) / 1000, 2),
      unit: 'times a clean build',
      budget,
    });
  const shardsOf = ({ shards }: ShardRound) => shards.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  return {
    ...site,
    rounds: rounds.length,
    comparisons: [
      times('clean build on one machine', ({ clean }) => clean.cpuMs),
      times('two shards and the merge', (one) => shardsOf(one) + one.merge.cpuMs, budgets?.whole),
      times('the two shards', shardsOf),
      times('the merge, with all pages stored', ({ merge }) => merge.cpuMs, merge),
    ],
  };
}
