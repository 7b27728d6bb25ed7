import { feedPathOf, hrefOf } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import { makeHead } from '../head/head.ts';
import type { NamedAuthor } from '../news-lists.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { titleWithin } from '../section-titles.ts';
import { itemList } from '../structured-data/item-list.ts';
import { cutList } from './list-pages.ts';

/** Makes a page with the posts of each author, where the settings show authors. */
export function authorPages(context: RouteContext): readonly Route[] {
  return context.lists.authors().flatMap((author) => pagesOf(author, context));
}

function pagesOf({ id, name, path: list }: NamedAuthor, context: RouteContext): readonly Route[] {
  const { lists, words, content, config, summaries, titleOf } = context;
  const { title: site } = content.settings;
  const feed = hrefOf(feedPathOf(list));
  return cutList(lists.postsBy(id), { path: list, words }).map(({ number, path, items, pager }): Route => {
    const title = number === 1 ? name : words.pager.pageOf({ title: name, number });
    return {
      path,
      status: 200,
      head: () =>
        makeHead(context, {
          path,
          title: titleWithin('/news/', title, context),
          label: title,
          alternates: [
            {
              type: 'application/atom+xml',
              title: words.pages.within({ section: site, title: name }),
              href: feed,
            },
          ],
          description: words.news.aboutCategory({
            category: title,
            site,
            titles: items().slice(0, mostNamed).map(titleOf).join('; '),
          }),
          data: (page) => itemList(page, items().map(summaries.news), config.siteUrl),
        }),
      template: 'news-list',
      props: () => {
        const { previous, next } = pager() ?? {};
        return compact({
          title,
          nodes: [],
          posts: items().map(summaries.news),
          categories: [],
          newer: previous && { label: words.news.newer, href: previous },
          older: next && { label: words.news.older, href: next },
          years: [],
          feedHref: feed,
        });
      },
    };
  });
}

const mostNamed = 4;
