import { dateLabel } from '../../content/dates.ts';
import { entryLanguage } from '../../content/entry-language.ts';
import { hrefOf } from '../../content/paths.ts';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import { namedInPost } from '../named-in-post.ts';
import type { NamedAuthor } from '../news-lists.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { shareLinks } from '../share-links.ts';
import { newsArticle } from '../structured-data/news-article.ts';
import { linkToEntry } from '../summaries.ts';
import { authorPages } from './authors.ts';
import { allCategoriesPage } from './category-links.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { categoryPages, newsPages } from './news-lists.ts';
import type { PageType } from './page-type.ts';

/** Makes `/news/` and all below it: posts, archives, categories and their archives. */
export const news: PageType = {
  name: 'news',
  page: 'news',
  routes: (context) => {
    const { lists } = context;
    return [
      ...newsPages(context),
      ...allCategoriesPage(context),
      ...lists.category.all().flatMap((category) => categoryPages(category, context)),
      ...authorPages(context),
      ...lists.post.all().map((entry) => postRoute(entry, context)),
    ];
  },
};

function postRoute(entry: Place<'post'>, context: RouteContext): Route {
  const { lists, summaries, content, config, pathOf } = context;
  const path = pathOf(entry);
  const facts = entryRoute(entry, path, context, () => {
    const row = context.row(entry);
    const { published, modified } = row;
    const sections = summaries.news(entry).categories.map(({ label }) => label);
    return {
      article: compact({ published, modified, section: sections[0] }),
      data: (page) => [
        newsArticle({
          author: authorOf(entry, context),
          page,
          published,
          modified,
          sections,
          language: entryLanguage(row, content)?.lang,
          site: context,
        }),
      ],
    };
  });
  // Not spread: the engine would make a hidden class for each of 100,000 routes.
  return Object.assign(facts, {
    template: 'news-post' as const,
    props: () => {
      const { next } = lists.post.beside(entry);
      const { title, published, categories } = summaries.news(entry);
      const { modified } = context.row(entry);
      const [category] = categories;
      const author = authorOf(entry, context);
      const updated =
        modified > context.row(entry).published ? dateLabel(modified, content.settings) : published;
      return compact({
        ...standardProps(entry, context),
        published,
        updated: updated.date > published.date ? updated : undefined,
        author: author && { label: author.name, by: 'entry' as const, href: hrefOf(author.path) },
        categories,
        // Nothing newer: a new post would change older pages.
        older: next && linkToEntry(summaries.news(next)),
        share: shareLinks({ title, url: config.siteUrl + hrefOf(path) }, context.words),
        named: namedInPost(context.row(entry), context),
        related: lists.relatedPosts(entry).map(summaries.news),
        more:
          category === undefined
            ? { label: context.words.news.all, href: hrefOf('/news/') }
            : { label: context.words.frame.moreIn({ title: category.label }), href: category.href },
      });
    },
  });
}

function authorOf({ fields }: Place<'post'>, { lists }: RouteContext): NamedAuthor | undefined {
  return fields.author === null ? undefined : lists.authorOf(fields.author.id);
}
