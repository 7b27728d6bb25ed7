import { styleText } from 'node:util';
import { ConfigError } from '../../config/config-error.ts';
import { BuildError } from '../../generator/problems/problem.ts';
import { exitCodeOf, exitCodes } from '../exit-codes.ts';
import { clean } from './clean.ts';
import { groupedLines } from './problem-lines.ts';

/** Prints why a command stopped, to stderr, and returns its exit code. */
export function reportFailure(error: unknown): number {
  const { exitCode, lines } = describeFailure(error);
  print(lines);
  return exitCode;
}

/**
 * Tells why a command stopped, and the exit code of that. Only a bug of ours shows a stack.
 * @internal
 */
export function describeFailure(error: unknown): {
  readonly exitCode: number;
  readonly lines: readonly string[];
} {
  if (error instanceof ConfigError)
    return {
      exitCode: exitCodes.usage,
      lines: ['The settings cannot be used:', ...error.problems.map((problem) => `  ${problem}`)],
    };
  if (error instanceof BuildError)
    return {
      exitCode: exitCodeOf(error.kind),
      lines: [
        clean(error.message),
        ...groupedLines(error.problems),
        'Nothing was published: the previous site is unchanged.',
      ],
    };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    exitCode: exitCodes.bug,
    lines: ['This is a bug in Boardwalk. Please report it with the following stack trace.', stack],
  };
}

function print(lines: readonly string[]): void {
  const [first = '', ...rest] = lines;
  process.stderr.write(
    `${styleText('red', `✖ ${first}`, { stream: process.stderr })}\n${rest.map((line) => `${line}\n`).join('')}`,
  );
}
