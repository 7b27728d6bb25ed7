import { BuildError, type Problem } from '../generator/problems/problem.ts';
import { SourceError } from '../generator/problems/source-error.ts';

/** A sync that may not begin: nothing was written. */
export function refusal(message: string, ...problems: readonly Problem[]): BuildError {
  return new BuildError('refused', message, problems);
}

/** A sync that began and could not go on. `live` says which deploy visitors see. */
export function unfinished(message: string, live: string, cause?: unknown): BuildError {
  const problem: Problem = {
    message: cause === undefined ? live : `${describe(cause)}. ${live}`,
    hint: 'Run the same command again: it goes on from here.',
  };
  return new BuildError('unfinished', message, [problem], { cause });
}

/** One sentence about a failure, without a full stop. */
export function describe(cause: unknown): string {
  if (cause instanceof BuildError)
    return [cause.message, ...cause.problems.map((one) => one.message)].join(': ');
  if (cause instanceof SourceError && cause.code && !cause.message.includes(cause.code))
    return `${cause.message} (${cause.code})`;
  return cause instanceof Error ? cause.message : String(cause);
}
