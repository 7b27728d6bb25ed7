import type { NewsListPageProps } from '../../../templates/pages/NewsListPage.tsx';
import { nameKey } from '../../../words/name-key.ts';
import { hrefOf, pathOf } from '../../content/paths.ts';
import type { CategoryPlace } from '../../content/place.ts';
import { mostCategories } from '../categories-of-posts.ts';
import { makeHead } from '../head/head.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { titleWithin } from '../section-titles.ts';
import { compareText } from '../summaries.ts';

const path = pathOf('news', 'c');

interface CategoryLinksInput {
  /** The category of the list. */
  readonly own: CategoryPlace | undefined;
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
  const { summaries, lists } = context;
  const { shown: used, isCut } = lists.usedCategories.first(mostCategories);
  if (!isCut) return { categories: used.map(summaries.category) };
  const shown = new Set(isArchive ? [] : lists.mostUsedCategories.all());
  if (own !== undefined) shown.add(own);
  return {
    categories: [...shown].map(summaries.category),
    allCategories: { label: context.words.news.allCategories, href: hrefOf(path) },
  };
}

/** Makes the page with every category; none while each list shows all of them. */
export function allCategoriesPage(context: RouteContext): readonly Route[] {
  const { content, summaries, lists, row, words } = context;
  const { language } = content.settings;
  const title = words.news.allCategories;
  if (!lists.usedCategories.first(mostCategories).isCut) return [];
  return [
    {
      path,
      status: 200,
      head: () => makeHead(context, { path, title: titleWithin('/news/', title, context), label: title }),
      template: 'news-categories',
      props: () => {
        const key = (category: CategoryPlace) => nameKey(row(category).name, language);
        const byName = lists.usedCategories
          .all()
          .toSorted((a, b) => compareText(key(a), key(b)) || a.id - b.id);
        return {
          title,
          categories: byName.map((category) => ({
            ...summaries.category(category),
            count: lists.postsIn(category.id).count(),
          })),
        };
      },
    },
  ];
}
