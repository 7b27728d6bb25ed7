import path from 'node:path';
import type { Problem } from '../../generator/problems/problem.ts';

const mostProblems = 200;
/** Characters of one text. */
const longestText = 1_000;

/**
 * Bounds a list of problems for a message: those that name an entry first, since editors look for
 * them; long texts are cut, and the project's folder on this machine is left out of them.
 */
export function boundProblems(
  problems: readonly Problem[],
  root: string,
): { readonly problems: readonly Problem[]; readonly problemCount: number } {
  const named = problems.filter(({ entry }) => entry !== undefined);
  const others = problems.filter(({ entry }) => entry === undefined);
  const shown = [...named, ...others].slice(0, mostProblems);
  return { problems: shown.map((problem) => bound(problem, root)), problemCount: problems.length };
}

function bound(problem: Problem, root: string): Problem {
  const { entry } = problem;
  const texts = Object.entries(problem).map(([name, value]) => [
    name,
    typeof value === 'string' ? cut(value.replaceAll(`${root}${path.sep}`, '')) : value,
  ]);
  return { ...Object.fromEntries(texts), ...(entry && { entry: { ...entry, title: cut(entry.title) } }) };
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}
