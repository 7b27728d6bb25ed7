import type { GateName } from '../../config/gates.ts';
import type { Problem } from '../problems/problem.ts';
import { gateTitles } from './check-titles.ts';

/** Problems of one check, or those of no check. */
export interface ProblemGroup {
  readonly gate: GateName | null;
  readonly title: string;
  readonly problems: readonly Problem[];
}

/** Groups problems by check, in the order of the checks; problems of no check come first. */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  return [null, ...gateNames].flatMap((gate) => {
    const found = problems.filter((problem) => (problem.gate ?? null) === gate);
    return found.length === 0
      ? []
      : { gate, title: gate === null ? 'Other' : gateTitles[gate], problems: found };
  });
}

/** In the order of a report. */
export const gateNames = Object.keys(gateTitles).filter((name): name is GateName => name in gateTitles);
