import type { Problem } from '../problems/problem.ts';

/** A claim to a path: by an entry, or by a page of the site itself. */
export interface PathClaim {
  readonly path: string;
  readonly entry?: Problem['entry'];
  /** Its name without an entry. */
  readonly name?: string;
}

/**
 * Makes the problem of two claims to one path: the first keeps it, and both are named. See faults
 * 44 to 47.
 */
export function duplicatePath(first: PathClaim, second: PathClaim): Problem {
  const where =
    first.path === second.path
      ? first.path
      : `${first.path} and ${second.path}, which are one file on some systems`;
  return {
    check: 'duplicatePath',
    message: `Two pages have the path ${where}: ${describe(first)} and ${describe(second)}`,
    ...(second.entry && { entry: second.entry }),
    field: 'slug',
    hint: 'Give one of them another slug in the CMS.',
  };
}

function describe({ entry, name = 'page' }: PathClaim): string {
  return entry === undefined ? `the site's own ${name} page` : `${entry.kind} ${entry.id} "${entry.title}"`;
}
