import type { FixedPage } from './fixed-pages.ts';
import { kindFolders } from './kind-folders.ts';

/** A redirect of the pages of a list: a pattern for a path without its first slash. */
export interface LostListPages {
  readonly pattern: string;
  readonly to: string;
}

/** Lists below that of a kind: the first of their pages, or all, are at another address. */
const further: readonly (readonly [page: FixedPage, path: string, to: string])[] = [
  ['event', 'event/past', '/event/#past'],
  ['news', 'news/c', '/news/'],
  ['news', 'news/c/([^/]+)', '/news/c/$1/'],
];

/**
 * Leads from former pages of lists to the list: lists are cut in other places when an entry goes or
 * comes (docs/decisions/0078-a-missing-address-leads-to-what-it-means.md).
 */
export function lostListPages(fixed: ReadonlySet<FixedPage>): readonly LostListPages[] {
  const lists = Object.values(kindFolders).flatMap((folder) =>
    'list' in folder ? [[folder.list, folder.list, `/${folder.list}/`] as const] : [],
  );
  return [...lists, ...further]
    .filter(([page]) => fixed.has(page))
    .map(([, path, to]) => ({ pattern: `^${path}/page/[^/]+/?$`, to }));
}
