import { BuildError, type Problem } from '../problems/problem.ts';

/**
 * Turns a failure of the bundler into a BuildError: every message with its file and line. Returns
 * any other error unchanged.
 */
export function toBuildError(error: unknown, what: string): unknown {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return error;
  const problems = error.errors.flatMap(toProblem);
  return new BuildError('render', `${what} cannot be bundled`, problems, { cause: error });
}

function toProblem(message: unknown): Problem[] {
  if (!isMessage(message)) return [];
  const { location } = message;
  const place = location ? `${location.file}:${location.line}:${location.column}: ` : '';
  return [{ message: place + message.text, hint: 'Fix the template and build again.' }];
}

interface BundlerMessage {
  readonly text: string;
  readonly location?: { readonly file: string; readonly line: number; readonly column: number } | null;
}

function isMessage(value: unknown): value is BundlerMessage {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
