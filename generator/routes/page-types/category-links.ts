import type { NewsListPageProps } from '../../../templates/pages/NewsListPage.tsx';
import type { Category } from '../../content/content.ts';
import { hrefOf, pathOf } from '../../content/paths.ts';
import { rememberValue } from '../../dependencies/remember-value.ts';
import { categoryPosts } from '../category-posts.ts';
import { makeHead } from '../head/head.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { titleWithin } from '../section-titles.ts';

/** Above this number, lists link to the most used categories, and to a page with all of them. */
const mostLinks = 30;

const path = pathOf('news', 'c');
const title = 'All categories';

interface CategoryLinksInput {
  /** The category of the list. */
  readonly own: Category | undefined;
  /**
   * Archive pages link to no other category: ranks change, and an archive page should keep its
   * bytes.
   */
  readonly isArchive: boolean;
}

/** Returns the links to categories on a list of news. */
export function categoryLinks(
  { own, isArchive }: CategoryLinksInput,
  context: RouteContext,
): Pick<NewsListPageProps, 'categories' | 'allCategories'> {
  const { summaries } = context;
  const { used } = categoryPosts(context);
  if (used.length <= mostLinks) return { categories: used.map(summaries.category) };
  const shown = new Set(isArchive ? [] : mostUsed(context));
  if (own !== undefined) shown.add(own);
  return {
    categories: [...shown].map(summaries.category),
    allCategories: { label: title, href: hrefOf(path) },
  };
}

/** Makes the page with every category; none while each list shows all of them. */
export function allCategoriesPage(context: RouteContext): readonly Route[] {
  const { summaries } = context;
  const { used, of } = categoryPosts(context);
  if (used.length <= mostLinks) return [];
  return [
    {
      path,
      status: 200,
      head: () => makeHead(context, { path, title: titleWithin('/news/', title, context), label: title }),
      template: 'news-categories',
      props: () => {
        const byName = used.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id));
        return {
          title,
          categories: byName.map((category) => ({
            ...summaries.category(category),
            count: of(category).length,
          })),
        };
      },
    },
  ];
}

/** In the order of the CMS, not by rank. */
const mostUsed = rememberValue((context: RouteContext): readonly Category[] => {
  const { used, of } = categoryPosts(context);
  const ranked = used.toSorted((a, b) => of(b).length - of(a).length || a.id - b.id);
  const chosen = new Set(ranked.slice(0, mostLinks));
  return used.filter((category) => chosen.has(category));
});
