import path from 'node:path';
import { parseArgs } from 'node:util';
import { toCount } from '../to-count.ts';
import { type Check, checks } from './finding.ts';

export interface QualityOptions {
  /** The checks to run, in the order of the list. */
  readonly checks: readonly Check[];
  /** A built site, absolute; absent: the demo site is built for it. */
  readonly site?: string;
  /** The number of Lighthouse measurements of a page that is not perfect; the best counts. */
  readonly rounds: number;
  /** The file of the report, absolute. */
  readonly out: string;
}

const help = `npm run quality -- [--only ${checks.join(',')}] [--site dist] [--rounds 3] [--out docs/quality]`;

/** Reads the tool's own arguments. Throws with the usage when one is not understood. */
export function readOptions(args: readonly string[], root: string): QualityOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: checks.join(',') },
      site: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      out: { type: 'string', default: 'docs/quality' },
    },
  });
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !checks.some((check) => check === name));
  if (unknown !== undefined) throw new Error(`--only "${unknown}" is not a check: ${help}`);
  return {
    checks: checks.filter((check) => wanted.includes(check)),
    ...(values.site !== undefined && { site: path.resolve(root, values.site) }),
    rounds: toCount('--rounds', values.rounds, help),
    out: path.resolve(root, values.out),
  };
}
