import { cpus } from 'node:os';
import path from 'node:path';
import { outputJson } from 'fs-extra/esm';
import { readOptions } from './soak/options.ts';
import { runSoak } from './soak/run-soak.ts';
import { resultLines } from './soak/table.ts';

/**
 * Builds a small site again and again from a CMS that fails at random and is edited meanwhile, and compares what is published
 * with clean builds. Prints the figures and writes `result.json`; exits 1 when a site was wrong.
 */
export async function main(root: string): Promise<void> {
  const { builds, seed, out } = readOptions(process.argv.slice(3), root);
  const result = await runSoak({ root, builds, seed, onBuild: (line) => print([line]) });
  print(['', ...resultLines(result)]);
  const machine = { node: process.version, platform: process.platform, cores: cpus().length };
  await outputJson(path.join(out, 'result.json'), { machine, ...result }, { spaces: 2 });
  if (result.wrong.length > 0) process.exitCode = 1;
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
