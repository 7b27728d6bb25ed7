import { BuildError } from '../../generator/problems/problem.ts';

/** Makes the error that ends a sync before it has written anything. */
export function refused(message: string, hint: string, options?: ErrorOptions): BuildError {
  return new BuildError('refused', message, [{ message, hint }], options);
}
