import { styleText } from 'node:util';
import { ConfigError } from '../../config/config-error.ts';
import { asBuildError } from '../../generator/problems/output-failure.ts';
import { clean } from '../../generator/util/clean.ts';
import { exitCodeOf, exitCodes } from '../exit-codes.ts';
import { printLines } from './print-lines.ts';
import { groupedLines } from './problem-lines.ts';

interface FailedCommand {
  /** Publishes a site: then its failure says that the previous one stays. Default: yes. */
  readonly isBuild?: boolean;
}

/** Prints why a command stopped, to stderr, and returns its exit code. */
export function reportFailure(error: unknown, command: FailedCommand = {}): number {
  const { exitCode, lines } = describeFailure(error, command);
  print(lines);
  return exitCode;
}

/** Tells why a command stopped, and the exit code of that. Only a bug of ours shows a stack. */
export function describeFailure(
  error: unknown,
  { isBuild = true }: FailedCommand = {},
): {
  readonly exitCode: number;
  readonly lines: readonly string[];
} {
  if (error instanceof ConfigError)
    return {
      exitCode: exitCodes.usage,
      lines: ['The settings cannot be used:', ...error.problems.map((problem) => `  ${problem}`)],
    };
  // A command's own files are read when it is called: an exhausted limit can end it before the build.
  const stopped = asBuildError(error);
  if (stopped)
    return {
      exitCode: exitCodeOf(stopped.kind),
      lines: [
        clean(stopped.message),
        ...withoutTitle(groupedLines(stopped.problems), stopped.message),
        ...(['unfinished', 'usage'].includes(stopped.kind) || !isBuild
          ? []
          : ['Nothing was published: the previous site is unchanged.']),
      ],
    };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    exitCode: exitCodes.bug,
    lines: ['This is a bug in Boardwalk. Please report it with the following stack trace.', stack],
  };
}

/** A problem may be all that the title says: then only its hint is new. */
function withoutTitle(lines: readonly string[], title: string): readonly string[] {
  return lines[0] === `  • ${clean(title)}` ? lines.slice(1) : lines;
}

function print(lines: readonly string[]): void {
  const [first = '', ...rest] = lines;
  printLines([styleText('red', `✖ ${first}`, { stream: process.stderr }), ...rest], process.stderr);
}
