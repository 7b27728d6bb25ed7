import type { Problem } from '../problems/problem.ts';

/** What wants a path: an entry, or a page of the site's own. */
export interface PathClaim {
  readonly path: string;
  readonly entry?: Problem['entry'];
  /** What it is called when there is no entry. */
  readonly name?: string;
}

/** The problem of two that want one path: the first has it, and both are named. See faults 44 to 47. */
export function duplicatePath(first: PathClaim, second: PathClaim): Problem {
  const where =
    first.path === second.path
      ? first.path
      : `${first.path} and ${second.path}, which are one file on some systems`;
  return {
    gate: 'duplicatePath',
    message: `Two pages have the path ${where}: ${describe(first)} and ${describe(second)}`,
    ...(second.entry && { entry: second.entry }),
    field: 'slug',
    hint: 'Give one of them another slug in the CMS.',
  };
}

function describe({ entry, name = 'page' }: PathClaim): string {
  return entry === undefined ? `the site's own ${name} page` : `${entry.kind} ${entry.id} "${entry.title}"`;
}
