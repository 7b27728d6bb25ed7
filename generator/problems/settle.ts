import { BuildError, type FailureKind, type Problem } from './problem.ts';
import { SourceError } from './source-error.ts';
import { failureKindOf, sourceProblem } from './source-problem.ts';

/**
 * Waits for all tasks, also when some fail, and throws one BuildError with all their problems, so
 * that a report lists all of them.
 */
export async function settle<Tasks extends readonly unknown[] | []>(
  tasks: Tasks,
): Promise<{ -readonly [Index in keyof Tasks]: Awaited<Tasks[Index]> }> {
  const results = await Promise.allSettled(tasks);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [asError(result.reason)] : []));
  if (errors.length > 0) throw joinErrors(errors);
  return Promise.all(tasks);
}

/**
 * Marks a task that `settle` awaits later: an earlier failure is then not an unhandled rejection.
 */
export function awaitLater<Result>(task: Promise<Result>): Promise<Result> {
  task.catch(() => undefined);
  return task;
}

function joinErrors(errors: readonly Error[]): Error {
  const foreign = errors.find((error) => !(error instanceof SourceError || error instanceof BuildError));
  if (foreign) return foreign;

  const [first = new BuildError('source', 'The crawl failed')] = errors;
  if (errors.length === 1 && first instanceof BuildError) return first;
  // A failing CMS comes before wrong answers, which it may have caused.
  const cause = errors.find((error) => kindOf(error) === 'source') ?? first;
  const problems = errors.flatMap((error) => problemsOf(error));
  return new BuildError(kindOf(cause), 'The content could not be read', dedupe(problems), { cause });
}

function kindOf(error: Error): FailureKind {
  if (error instanceof BuildError) return error.kind;
  return error instanceof SourceError ? failureKindOf(error) : 'source';
}

function problemsOf(error: Error): readonly Problem[] {
  if (error instanceof BuildError && error.problems.length > 0) return error.problems;
  return [error instanceof SourceError ? sourceProblem(error) : { message: error.message }];
}

function dedupe(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/**
 * Runs plain steps, all of them. One BuildError has the problems of those that failed, beside the
 * results of the others.
 */
export function tryAll<Result>(steps: readonly (() => Result)[]): {
  readonly results: Result[];
  readonly failure: Error | null;
} {
  const errors: Error[] = [];
  const results = steps.flatMap((step) => {
    try {
      return [step()];
    } catch (error) {
      errors.push(asError(error));
      return [];
    }
  });
  return { results, failure: errors.length > 0 ? joinErrors(errors) : null };
}
