import type { Difference } from '../../generator/verify/compare-site.ts';
import { exitCodes } from '../exit-codes.ts';
import { problemLines } from './problem-lines.ts';

/** Prints what a folder has otherwise than a clean build, to stderr, and returns the exit code. */
export function reportDifferences(differences: readonly Difference[], outDir: string): number {
  if (differences.length === 0) {
    process.stdout.write(`✔ ${outDir} is, byte for byte, what a clean build makes\n`);
    return exitCodes.ok;
  }
  const lines = differences.flatMap(({ path, cause, detail, entry }) =>
    problemLines({ message: `${path} is ${cause}: ${detail}`, ...(entry && { entry }) }),
  );
  process.stderr.write(
    `✖ ${outDir} is not what a clean build makes: ${differences.length} files\n${lines.join('\n')}\n`,
  );
  return exitCodes.bug;
}
