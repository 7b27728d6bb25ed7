import type { Problem } from '../../../generator/problems/problem.ts';
import { printLines } from '../../report/print-lines.ts';

/** Prints a problem that a sync has worked around, to stderr. */
export function printWarning({ message, hint }: Problem): void {
  printLines([`▲ ${message}`, ...(hint ? [`  → ${hint}`] : [])], process.stderr);
}
