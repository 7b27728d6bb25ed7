import type { Problem } from '../../generator/problems/problem.ts';
import { sha256 } from '../../generator/util/hash.ts';

/** Problems with one cause; at least one. */
export interface Fold {
  /** The cause in one sentence; for a single problem its own message. */
  readonly message: string;
  readonly first: Problem;
  readonly problems: readonly Problem[];
}

/** How many problems of a fold are shown. */
export const shownExamples = 3;

/**
 * Groups problems by check, cause (or message) and hint, in the order of the first of each group.
 */
export function foldProblems(problems: readonly Problem[]): readonly Fold[] {
  const folds = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const { check, cause, message, hint } = problem;
    // A digest: the engine compares long keys sign by sign.
    const key = sha256(JSON.stringify([check, cause ?? message, hint]));
    const fold = folds.get(key);
    if (fold === undefined) folds.set(key, [problem]);
    else fold.push(problem);
  }
  return [...folds.values()].map((found) => {
    const [first] = found;
    return {
      message: found.length === 1 ? first.message : (first.cause ?? first.message),
      first,
      problems: found,
    };
  });
}
