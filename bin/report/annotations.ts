import { checkTitles } from '../../generator/checks/check-titles.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import type { Report } from '../../generator/site/report.ts';
import { clean } from '../../generator/util/clean.ts';
import { type Fold, foldProblems, placeOf, shownExamples } from './problem-lines.ts';

/** GitHub shows at most 10 annotations of each level per step. */
const shownAnnotations = 10;

/**
 * Formats the problems of a build as GitHub workflow commands: errors, then warnings.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotationLines({
  problems,
  warnings,
  message,
}: Pick<Report, 'problems' | 'warnings'> & { readonly message?: string | undefined }): readonly string[] {
  const whole = message === undefined || problems.length > 0 ? [] : [{ message }];
  return [...list('error', [...whole, ...problems]), ...list('warning', warnings)];
}

function list(level: 'error' | 'warning', problems: readonly Problem[]): readonly string[] {
  const folds = foldProblems(problems);
  const shown = folds.slice(0, shownAnnotations);
  const more = folds.slice(shownAnnotations).reduce((sum, fold) => sum + fold.problems.length, 0);
  return [
    ...shown.map((fold) => annotation(level, fold)),
    ...(more > 0 ? [`::notice title=Boardwalk::${more} more: --json FILE lists all`] : []),
  ];
}

function annotation(level: 'error' | 'warning', { message, first, problems }: Fold): string {
  const { check, hint } = first;
  const title = check === undefined ? 'Boardwalk' : `Boardwalk: ${checkTitles[check]}`;
  const more = problems.length - shownExamples;
  const lines = [
    problems.length === 1 ? message : `${message}: ${problems.length} times`,
    ...problems.slice(0, shownExamples).map((problem) => {
      const place = placeOf(problem);
      const { editUrl } = problem;
      return [place === null ? [] : `in ${place}`, editUrl === undefined ? [] : `edit ${editUrl}`].flat();
    }),
    more > 0 ? `and ${more} more` : [],
    hint === undefined ? [] : `→ ${hint}`,
  ];
  const text = lines
    .flat()
    .join('\n')
    .replace(/[^\r\n]+/g, clean);
  return `::${level} title=${escapeProperty(title)}::${escapeData(text)}`;
}

/** A line break would begin another command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
