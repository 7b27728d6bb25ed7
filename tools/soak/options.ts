import path from 'node:path';
import { parseArgs } from 'node:util';
import { toCount } from '../to-count.ts';

export interface SoakOptions {
  readonly builds: number;
  /** Decides which requests fail, how, and what is edited. */
  readonly seed: number;
  /** The file of the result, absolute. */
  readonly out: string;
}

const help = 'npm run soak -- [--builds 100] [--seed 1] [--out docs/soak]';

/** Reads the soak's own arguments. Throws with the usage when one is not understood. */
export function readOptions(args: readonly string[], root: string): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      builds: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string', default: 'docs/soak' },
    },
  });
  return {
    builds: toCount('--builds', values.builds, help),
    seed: toCount('--seed', values.seed, help),
    out: path.resolve(root, values.out),
  };
}
