import { hrefOf, pathOf } from '../../content/paths.ts';
import { makeHead } from '../head/head.ts';
import { listPageOf } from '../kind-folders.ts';
import { kindTitle } from '../kind-titles.ts';
import type { RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { sectionTitle, sectionTitles } from '../section-titles.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import type { PageType } from './page-type.ts';

const path = '/search/';
const title = sectionTitles[path];

/**
 * Makes `/search/`: the field, with the text of the CMS's page at this address if it has one, and
 * all entries from A to Z, for those who look without searching.
 */
export const search: PageType = {
  name: 'search',
  page: 'search',
  routes: (context) => {
    const entry = context.pageAt(path);
    const facts: RouteFacts =
      entry === undefined
        ? { path, status: 200, head: () => makeHead(context, { path, title, description }) }
        : entryRoute(entry, path, context);
    return [
      {
        ...facts,
        template: 'search',
        props: () => ({
          ...(entry === undefined ? { title, nodes: [] } : standardProps(entry, context)),
          kinds: kindsOf(context),
        }),
      },
    ];
  },
};

const description = 'Search all pages: events, places, art and news, or look through them from A to Z.';

function kindsOf(context: RouteContext) {
  return context
    .titles()
    .filter(({ count }) => count > 0)
    .map(({ kind, count, titles }) => {
      const list = kind === 'page' ? undefined : listPageOf(kind);
      const listPath = list && pathOf(list);
      const label = listPath && sectionTitle(listPath, context);
      return {
        name: kindTitle(kind),
        count,
        titles,
        ...(listPath && label && { list: { label, href: hrefOf(listPath) } }),
      };
    });
}
