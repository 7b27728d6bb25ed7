import { hrefOf, pathOf } from '../../content/paths.ts';
import { listPageOf } from '../kind-folders.ts';
import { oftenSought } from '../often-sought.ts';
import type { RouteContext } from '../route-context.ts';
import { kindTitle, labelOfPage } from '../section-titles.ts';
import { fixedPage } from './fixed-page.ts';
import type { PageType } from './page-type.ts';

/**
 * Makes `/search/`: the field, with the text of the CMS's page at this address if it has one, and
 * all entries from A to Z, for those who look without searching.
 */
export const search: PageType = {
  name: 'search',
  page: 'search',
  routes: (context) => {
    const { facts, props } = fixedPage(context, {
      path: '/search/',
      title: context.words.pages.search,
      description: context.words.pages.aboutSearch,
      isWhole: true,
    });
    return [
      {
        ...facts,
        template: 'search',
        props: () => ({ ...props(), kinds: kindsOf(context), often: oftenSought(context) }),
      },
    ];
  },
};

function kindsOf(context: RouteContext) {
  return context
    .titles()
    .filter(({ count }) => count > 0)
    .map(({ kind, count, titles }) => {
      const list = kind === 'page' ? undefined : listPageOf(kind);
      const listPath = list && pathOf(list);
      const label = listPath && labelOfPage(listPath, context);
      return {
        name: kindTitle(kind, context.words),
        count,
        titles,
        ...(listPath && label && { list: { ...label, href: hrefOf(listPath) } }),
      };
    });
}
