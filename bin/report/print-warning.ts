import type { Problem } from '../../generator/problems/problem.ts';
import { clean } from '../../generator/util/clean.ts';
import { printLines } from './print-lines.ts';

/** Prints a problem that does not stop a command, to stderr. */
export function printWarning({ message, hint }: Problem): void {
  printLines([`▲ ${clean(message)}`, ...(hint ? [`  → ${clean(hint)}`] : [])], process.stderr);
}
