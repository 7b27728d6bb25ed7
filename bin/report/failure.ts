import { styleText } from 'node:util';
import { ConfigError } from '../../config/config-error.ts';
import { BuildError } from '../../generator/problems/problem.ts';
import { exitCodeOf, exitCodes } from '../exit-codes.ts';
import { clean } from './clean.ts';
import { groupedLines } from './problem-lines.ts';

/** Prints why a command stopped, to stderr, and returns its exit code. Only a bug of ours shows a stack. */
export function reportFailure(error: unknown): number {
  if (error instanceof ConfigError) {
    print(['The settings cannot be used:', ...error.problems.map((problem) => `  ${problem}`)]);
    return exitCodes.usage;
  }
  if (error instanceof BuildError) {
    print([
      clean(error.message),
      ...groupedLines(error.problems),
      'Nothing was published: the previous site is as it was.',
    ]);
    return exitCodeOf(error.kind);
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  print(['This is a bug in Boardwalk. Please report it with what follows.', stack]);
  return exitCodes.bug;
}

function print(lines: readonly string[]): void {
  const [first = '', ...rest] = lines;
  process.stderr.write(
    `${styleText('red', `✖ ${first}`, { stream: process.stderr })}\n${rest.map((line) => `${line}\n`).join('')}`,
  );
}
