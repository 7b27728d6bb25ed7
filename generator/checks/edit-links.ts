import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { Problem } from '../problems/problem.ts';

export interface EditLinks {
  /** Adds the address where the problem's entry is edited, if known. */
  readonly add: (problem: Problem) => Problem;
}

/**
 * Adds editing addresses to problems: below `adminUrl`, or beside the GraphQL endpoint. The
 * embedded demo has no editor. For reports only: no page contains these addresses.
 */
export function createEditLinks({
  adminUrl,
  endpoint,
}: Pick<ResolvedConfig, 'adminUrl' | 'endpoint'>): EditLinks {
  const admin = findAdmin(adminUrl, endpoint);
  return {
    add: (problem) => {
      const { entry, editUrl } = problem;
      if (admin === null || entry === undefined || editUrl !== undefined) return problem;
      return { ...problem, editUrl: new URL(screenOf(entry), admin).href };
    },
  };
}

function findAdmin(adminUrl: string | undefined, endpoint: string | undefined): URL | null {
  if (adminUrl !== undefined) return new URL(adminUrl.replace(/[^/]*\.php.*$/, '').replace(/\/*$/, '/'));
  if (endpoint === undefined) return null;
  const admin = new URL('wp-admin/', endpoint);
  admin.search = '';
  return admin;
}

/** WordPress edits all kinds of posts, and pictures, on one screen. */
function screenOf({ kind, id }: NonNullable<Problem['entry']>): string {
  if (kind === 'category') return `term.php?taxonomy=category&tag_ID=${id}`;
  if (kind === 'menu item') return 'nav-menus.php';
  return `post.php?post=${id}&action=edit`;
}
