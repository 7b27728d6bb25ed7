import { BuildError, type Problem } from '../problem.ts';
import { SourceError } from './source-error.ts';

/**
 * Waits for all tasks, also when some fail, and throws one BuildError with all their problems: so a report names
 * everything that a run found.
 */
export async function settle<Tasks extends readonly unknown[] | []>(
  tasks: Tasks,
): Promise<{ -readonly [Index in keyof Tasks]: Awaited<Tasks[Index]> }> {
  const results = await Promise.allSettled(tasks);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [asError(result.reason)] : []));
  if (errors.length > 0) throw joinErrors(errors);
  return Promise.all(tasks);
}

/** Marks a task that `settle` awaits later: should it fail before then, that is no unhandled rejection. */
export function awaitLater<Result>(task: Promise<Result>): Promise<Result> {
  task.catch(() => undefined);
  return task;
}

function joinErrors(errors: readonly Error[]): Error {
  const foreign = errors.find((error) => !(error instanceof SourceError || error instanceof BuildError));
  if (foreign) return foreign;

  const problems = errors.flatMap((error) => problemsOf(error));
  const sourceError = errors.find(
    (error) => error instanceof SourceError || (error instanceof BuildError && error.kind === 'source'),
  );
  const [first = new BuildError('source', 'The crawl failed')] = sourceError ? [sourceError] : errors;
  if (errors.length === 1 && first instanceof BuildError) return first;
  const kind = first instanceof BuildError ? first.kind : 'source';
  return new BuildError(kind, 'The content could not be read', dedupe(problems), { cause: first });
}

function problemsOf(error: Error): readonly Problem[] {
  if (error instanceof BuildError && error.problems.length > 0) return error.problems;
  return [error instanceof SourceError ? fromSourceError(error) : { message: error.message }];
}

function fromSourceError(error: SourceError): Problem {
  const { host, kind, status, attempts, operationName } = error;
  const quoted = kind === 'http' && error.text ? `: "${error.text}"` : '';
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const what = error.message.includes(host) ? error.message : `The CMS at ${host} failed: ${error.message}`;
  return {
    message: `${what} (${operationName ?? 'query'}, ${tries})${quoted}`,
    hint:
      status === 401 || status === 403
        ? 'Check the credentials in the client’s headers.'
        : 'Check that the endpoint is right and the CMS answers there.',
  };
}

function dedupe(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** Runs plain steps, all of them, and throws one BuildError with the problems of those that failed. */
export function gather<Result>(steps: readonly (() => Result)[]): Result[] {
  const errors: Error[] = [];
  const results = steps.flatMap((step) => {
    try {
      return [step()];
    } catch (error) {
      errors.push(asError(error));
      return [];
    }
  });
  if (errors.length > 0) throw joinErrors(errors);
  return results;
}
