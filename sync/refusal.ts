import { BuildError, type Problem } from '../generator/problems/problem.ts';
import { SourceError } from '../generator/problems/source-error.ts';
import { messageOf } from '../generator/util/code-of.ts';
import { storeProblem } from './store/s3/store-problem.ts';
import type { Store } from './store/store.ts';

/** A sync that may not begin: nothing was written. */
export function refusal(message: string, ...problems: readonly Problem[]): BuildError {
  return new BuildError('refused', message, problems);
}

/** A sync that began and could not go on. `live` says which deploy visitors see. */
export function unfinished(message: string, live: string, cause: unknown): BuildError {
  const problem: Problem = {
    message: `${problemOf(cause).message}. ${live}`,
    hint: 'Run the same command again: it goes on from here.',
  };
  return new BuildError('unfinished', message, [problem], { cause });
}

/** Describes a failure of the store, or any other. */
export function problemOf(cause: unknown): Problem {
  if (cause instanceof SourceError) return storeProblem(cause);
  if (cause instanceof BuildError)
    return { message: [cause.message, ...cause.problems.map((one) => one.message)].join(': ') };
  return { message: messageOf(cause) };
}

/** Runs what only reads: a failure of the store is then a refusal. */
export async function orRefuse<Result>({ address }: Store, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw refusal(`${address} cannot be used`, problemOf(error));
  }
}
