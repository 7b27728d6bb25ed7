import type { CheckName } from '../../config/checks.ts';
import type { Problem } from '../problems/problem.ts';
import { checkTitles } from './check-titles.ts';

/** Problems of one check, or those of no check. */
export interface ProblemGroup {
  readonly check: CheckName | null;
  readonly title: string;
  readonly problems: readonly Problem[];
}

/** Groups problems by check, in the order of the checks; problems of no check come first. */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  return [null, ...checkNames].flatMap((check) => {
    const found = problems.filter((problem) => (problem.check ?? null) === check);
    return found.length === 0
      ? []
      : { check, title: check === null ? 'Other' : checkTitles[check], problems: found };
  });
}

/** In the order of a report. */
export const checkNames = Object.keys(checkTitles).filter((name): name is CheckName => name in checkTitles);
