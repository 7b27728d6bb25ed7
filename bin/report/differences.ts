import type { Difference } from '../../generator/verify/compare-site.ts';
import type { Verification } from '../../generator/verify/verify.ts';
import { exitCodes } from '../exit-codes.ts';
import { printLines } from './print-lines.ts';
import { problemLines } from './problem-lines.ts';

/**
 * Prints how a folder differs from a clean build, and what the next build would get wrong. Returns
 * the exit code.
 */
export function reportVerification({ differences, doubted }: Verification, outDir: string): number {
  const { count, wrong } = doubted;
  process.stdout.write(`  Pages that the next build would keep unseen: ${count}, wrongly: ${wrong.length}\n`);
  for (const path of wrong)
    printLines(
      [`✖ ${path} has changed, but the next build would keep it. This is a bug in Boardwalk.`],
      process.stderr,
    );
  return Math.max(reportDifferences(differences, outDir), wrong.length === 0 ? exitCodes.ok : exitCodes.bug);
}

function reportDifferences(differences: readonly Difference[], outDir: string): number {
  if (differences.length === 0) {
    printLines([`✔ ${outDir} is identical to a clean build, byte for byte`], process.stdout);
    return exitCodes.ok;
  }
  const lines = differences.flatMap(({ path, cause, detail, entry }) =>
    problemLines({ message: `${path} is ${cause}: ${detail}`, ...(entry && { entry }) }),
  );
  printLines(
    [`✖ ${outDir} differs from a clean build: ${differences.length} files`, ...lines],
    process.stderr,
  );
  return exitCodes.bug;
}
