import type { CheckName } from '../../config/checks.ts';
import { checkNames, checkTitles } from '../../generator/checks/check-titles.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import { clean } from '../../generator/util/clean.ts';
import { sha256 } from '../../generator/util/hash.ts';

const shownCauses = 20;

/**
 * Lists the first twenty causes of problems by check, each with three examples, and then the number
 * of problems that are not shown.
 */
export function groupedLines(problems: readonly Problem[]): readonly string[] {
  let room = shownCauses;
  let hidden = 0;
  const lines = groupProblems(problems).flatMap(({ check, title, problems: found }) => {
    const folds = foldProblems(found);
    const shown = folds.slice(0, room);
    room -= shown.length;
    for (const { problems } of folds.slice(shown.length)) hidden += problems.length;
    const heading =
      check === null || shown.length === 0 ? [] : [`  ${title}: ${found.length} (check ${check})`];
    return [...heading, ...shown.flatMap((fold, index) => foldLines(fold, shown[index + 1]?.first.hint))];
  });
  return [...lines, ...(hidden > 0 ? [`  … and ${hidden} more: --json FILE lists all`] : [])];
}

/** Formats one problem for an editor. */
export function problemLines(problem: Problem): readonly string[] {
  return foldProblems([problem]).flatMap((fold) => foldLines(fold));
}

/**
 * Formats a cause for an editor: what, how often, where, what to do next. `following`: what to do about the
 * next cause, which is told there when it is the same.
 */
function foldLines({ message, first, problems }: Fold, following?: string): readonly string[] {
  const count = problems.length;
  const { hint } = first;
  return [
    count === 1 ? `  • ${clean(message)}` : `  • ${clean(message)}: ${count} times`,
    ...problems.slice(0, shownExamples).flatMap((problem) => exampleLines(problem, count > 1)),
    ...(count > shownExamples ? [`    and ${count - shownExamples} more: --json FILE lists all`] : []),
    ...(hint === undefined || hint === following ? [] : [`    → ${clean(hint)}`]),
  ];
}

/** Formats the place of a problem; with several of one cause, also its own message. */
function exampleLines(problem: Problem, isOfMany: boolean): readonly string[] {
  const { cause, message, editUrl, frame } = problem;
  const place = placeOf(problem);
  return [
    ...(isOfMany && cause !== undefined ? [`    ${clean(message)}`] : []),
    ...(frame?.split('\n') ?? []).map((line) => `      ${clean(line)}`),
    ...(place === null ? [] : [`    in ${clean(place)}`]),
    ...(editUrl === undefined ? [] : [`    edit ${clean(editUrl)}`]),
  ];
}

/** `event 412 "Harbour Lights", core/image`. */
export function placeOf({ entry, field, block }: Problem): string | null {
  if (entry === undefined) return null;
  return [`${entry.kind} ${entry.id} "${entry.title}"`, block ?? [], field ?? []].flat().join(', ');
}

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

/** Problems of one check, or those of no check. */
interface ProblemGroup {
  readonly check: CheckName | null;
  readonly title: string;
  readonly problems: readonly Problem[];
}

/** Groups problems by check, in the order of the checks; problems of no check come first. */
function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  return [null, ...checkNames].flatMap((check) => {
    const found = problems.filter((problem) => (problem.check ?? null) === check);
    return found.length === 0
      ? []
      : { check, title: check === null ? 'Other' : checkTitles[check], problems: found };
  });
}
