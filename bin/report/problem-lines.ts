import { groupProblems } from '../../generator/gates/group-problems.ts';
import type { Problem } from '../../generator/problem.ts';

const shownProblems = 20;

/** The first twenty problems, by what found them, as an editor reads them; then how many more there are. */
export function groupedLines(problems: readonly Problem[]): readonly string[] {
  let room = shownProblems;
  const lines = groupProblems(problems).flatMap(({ gate, title, problems: found }) => {
    const shown = found.slice(0, room);
    room -= shown.length;
    const heading = gate === null || shown.length === 0 ? [] : [`  ${title}: ${found.length} (gate ${gate})`];
    return [...heading, ...shown.flatMap(problemLines)];
  });
  const more = problems.length - shownProblems;
  return [...lines, ...(more > 0 ? [`  … and ${more} more: --json FILE lists all`] : [])];
}

/** A problem as an editor reads it: what, where, what to do next. */
export function problemLines(problem: Problem): readonly string[] {
  const { message, editUrl, hint } = problem;
  const place = placeOf(problem);
  return [
    `  • ${clean(message)}`,
    ...(place === null ? [] : [`    in ${clean(place)}`]),
    ...(editUrl === undefined ? [] : [`    edit ${clean(editUrl)}`]),
    ...(hint === undefined ? [] : [`    → ${clean(hint)}`]),
  ];
}

/** `event 412 "Harbour Lights", core/image`. */
export function placeOf({ entry, field, block }: Problem): string | null {
  if (entry === undefined) return null;
  return [`${entry.kind} ${entry.id} "${entry.title}"`, block ?? [], field ?? []].flat().join(', ');
}

/** Text of the CMS must not steer the terminal: control characters are shown as a mark. */
function clean(text: string): string {
  return text.replace(/\p{Cc}/gu, '�');
}
