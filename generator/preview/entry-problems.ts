import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { createEditLinks } from '../checks/edit-links.ts';
import { openChecks } from '../checks/open-checks.ts';
import { redactorOf, redactProblem } from '../http/redact.ts';
import { BuildError, type Problem } from '../problems/problem.ts';

/** The problems of an entry that a build would report, in the words of its report. */
export interface EntryProblems {
  /** Each of them would stop the whole build. */
  readonly refused: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Decides about problems by the switches of their checks, as a build does. */
export function judgeProblems(
  problems: readonly Problem[],
  { config, authorization }: { readonly config: ResolvedConfig; readonly authorization?: string | undefined },
): EntryProblems {
  const links = createEditLinks(config);
  const redact = redactorOf(authorization === undefined ? undefined : { authorization });
  const checks = openChecks(config.checks, { add: (problem) => redactProblem(links.add(problem), redact) });
  problems.forEach(checks.take);
  const { problems: refused } = checks.complete(new BuildError('content', ''));
  return { refused, warnings: checks.warnings() };
}
