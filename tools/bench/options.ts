import path from 'node:path';
import { parseArgs } from 'node:util';
import { toCount } from '../to-count.ts';

export interface BenchOptions {
  /** Sizes of the sites to measure: how many posts are generated. */
  readonly entries: readonly number[];
  /** How often everything is measured; the median counts. */
  readonly rounds: number;
  /** How often each kind of file is saved while the site is watched; the median counts. */
  readonly saves: number;
  /** Where the result and the chart are written, absolute. */
  readonly out: string;
}

const help = 'npm run bench -- [--entries 1000,10000] [--rounds 3] [--saves 9] [--out docs/bench]';

/** Reads the bench's own arguments. Throws with the usage when one is not understood. */
export function readOptions(args: readonly string[], root: string): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      entries: { type: 'string', default: '1000,10000' },
      rounds: { type: 'string', default: '3' },
      saves: { type: 'string', default: '9' },
      out: { type: 'string', default: 'docs/bench' },
    },
  });
  return {
    entries: values.entries.split(',').map((entries) => toCount('--entries', entries, help)),
    rounds: toCount('--rounds', values.rounds, help),
    saves: toCount('--saves', values.saves, help),
    out: path.resolve(root, values.out),
  };
}
