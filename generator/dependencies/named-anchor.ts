import type { Problem } from '../problems/problem.ts';

/** A link of the content to a part of a page. */
export interface NamedAnchor {
  /** The page: a path of the site. */
  readonly path: string;
  /** As in the link, percent-encoded, without "#". */
  readonly anchor: string;
  /** Whose link it is; none for a menu's. */
  readonly entry?: Problem['entry'];
}
