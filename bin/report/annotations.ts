import { gateTitles } from '../../generator/gates/gate-titles.ts';
import type { Problem } from '../../generator/problem.ts';
import type { Report } from '../../generator/report.ts';
import { placeOf } from './problem-lines.ts';

/** A hosted CI shows no more of one step. */
const shownAnnotations = 10;

/**
 * The problems of a build as workflow commands, by which GitHub Actions shows them beside the run: errors, then warnings.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotationLines({ problems, warnings, message }: Report): readonly string[] {
  const whole = message === undefined || problems.length > 0 ? [] : [{ message }];
  return [...list('error', [...whole, ...problems]), ...list('warning', warnings)];
}

function list(level: 'error' | 'warning', problems: readonly Problem[]): readonly string[] {
  const shown = problems.slice(0, shownAnnotations);
  const more = problems.length - shown.length;
  return [
    ...shown.map((problem) => annotation(level, problem)),
    ...(more > 0 ? [`::notice title=Boardwalk::${more} more: --json FILE lists all`] : []),
  ];
}

function annotation(level: 'error' | 'warning', problem: Problem): string {
  const { gate, message, editUrl, hint } = problem;
  const title = gate === undefined ? 'Boardwalk' : `Boardwalk: ${gateTitles[gate]}`;
  const place = placeOf(problem);
  const lines = [
    message,
    place === null ? [] : `in ${place}`,
    editUrl === undefined ? [] : `edit ${editUrl}`,
    hint === undefined ? [] : `→ ${hint}`,
  ];
  return `::${level} title=${escapeProperty(title)}::${escapeData(lines.flat().join('\n'))}`;
}

/** A line end would begin a command of its own. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
