import type { NewsListPageProps } from '../../../templates/pages/NewsListPage.tsx';
import type { NamedLink } from '../../../templates/types.ts';
import type { Words } from '../../../words/table.ts';
import { feedPathOf, hrefOf } from '../../content/paths.ts';
import type { CategoryPlace, Place } from '../../content/place.ts';
import { once } from '../../dependencies/once.ts';
import { compact } from '../../util/omit-undefined.ts';
import { type HeadInput, makeHead } from '../head/head.ts';
import { type Archive, cutArchive } from '../news-archive.ts';
import type { Route, RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { titleAt, titleWithin } from '../section-titles.ts';
import { itemList } from '../structured-data/item-list.ts';
import { categoryLinks } from './category-links.ts';
import { fixedPage } from './fixed-page.ts';

/**
 * Makes the news list and its archive. The optional parts of the routes give both at further
 * addresses, each with the canonical one in its head: `/news/p/`, `/news/page/`,
 * `/news/c/page/{cursor?}/`.
 */
export function newsPages(context: RouteContext): readonly Route[] {
  const { props, facts } = fixedPage(context, {
    path: '/news/',
    title: context.words.news.title,
    head: () => ({ data: listData(context.lists.newsPage(undefined).posts, context) }),
  });
  const list: PostList = { texts: props, path: '/news/', posts: context.lists.post.all() };
  const [newest, ...paging] = routesOf(list, facts, context);
  const inCategories = ({ path }: Route) => path.replace('/news/page/', '/news/c/page/');
  return [
    newest,
    alias(newest, '/news/p/'),
    ...paging,
    ...paging.map((route) => alias(route, inCategories(route))),
  ];
}

/** Makes the list of one category and its archive; nothing for a category without posts. */
export function categoryPages(category: CategoryPlace, context: RouteContext): readonly Route[] {
  const { lists, row } = context;
  const path = context.paths.ofCategory(category);
  const posts = lists.postsBelow(category.id).all();
  if (path === null || posts.length === 0) return [];
  const head = () => {
    const { name, description, seo } = row(category);
    const { posts } = lists.newsPage(category.id);
    return makeHead(context, {
      path,
      alternates: feedsOf({ path, category }, context),
      title: titleOfList(category, context),
      label: name,
      description: description || describePosts({ posts, category }, context),
      seo,
      data: listData(posts, context),
    });
  };
  const texts = () => ({ title: row(category).name, nodes: [] });
  return routesOf({ texts, path, category, posts }, { path, status: 200, head }, context);
}

/** Makes the routes of a list: its newest posts, their further addresses, and the archive. */
function routesOf(
  list: PostList,
  facts: RouteFacts,
  context: RouteContext,
): readonly [newest: Route, ...paging: Route[]] {
  const archive = cutArchive(list.posts);
  const newest: Route = {
    ...facts,
    template: 'news-list',
    props: once(() => listProps(list, undefined, context)),
  };
  return [newest, ...newestAliases(newest, archive), ...archivePages(list, archive, context)];
}

interface PostList {
  readonly texts: () => Pick<NewsListPageProps, 'title' | 'nodes' | 'language'>;
  readonly path: string;
  readonly category?: CategoryPlace;
  readonly posts: readonly Post[];
}

/**
 * Paging without a cursor shows the newest list, and so does, until it is cut, the page after the
 * archive's newest.
 */
function newestAliases(newest: Route, { nextCursor }: Archive): readonly Route[] {
  const paging = `${newest.path}page/`;
  return [alias(newest, paging), ...(nextCursor === null ? [] : [alias(newest, `${paging}${nextCursor}/`)])];
}

function archivePages(list: PostList, archive: Archive, context: RouteContext): readonly Route[] {
  const { category } = list;
  return archive.pages.map((page): Route => {
    const path = pagingPath(list, page.cursor);
    return {
      path,
      status: 200,
      head: () => {
        const { posts } = context.lists.newsPage(category?.id, page.cursor);
        const days = daysOf(posts, context);
        return makeHead(context, {
          path,
          alternates: feedsOf(list, context),
          title: context.words.news.listOfDays({ title: titleOfList(category, context), days }),
          label: days,
          description: describePosts({ posts, category, days }, context),
          data: listData(posts, context),
        });
      },
      template: 'news-list',
      props: () => listProps(list, page.cursor, context),
    };
  });
}

/** Makes the props of a list: its newest posts, or those of the archive page with a cursor. */
function listProps(list: PostList, cursor: string | undefined, context: RouteContext): NewsListPageProps {
  const { summaries, lists, row, words } = context;
  const { category } = list;
  const isArchive = cursor !== undefined;
  const { posts, older, newer, number } = lists.newsPage(category?.id, cursor);
  const link = (label: string, cursor: string | undefined) =>
    cursor === undefined ? undefined : { label, href: hrefOf(pagingPath(list, cursor)) };
  const { title, nodes, language } = list.texts();
  return compact({
    title,
    days: isArchive ? daysOf(posts, context) : undefined,
    nodes: isArchive ? [] : nodes,
    language,
    description: (category && row(category).description) || undefined,
    posts: posts.map(summaries.news),
    ...categoryLinks({ own: category, isArchive }, context),
    category: category && summaries.category(category),
    older: link(words.news.older, older),
    newer: link(words.news.newer, newer),
    position: positionOf(number, isArchive, words),
    // On the newest page only: another year would change all others.
    years: isArchive ? [] : yearsOf(list, context),
    feedHref: hrefOf(feedPathOf(list.path)),
  });
}

/** Names the feed of a category. Every page names that of all news. */
function feedsOf(
  { path, category }: Pick<PostList, 'path' | 'category'>,
  { row, words, content }: RouteContext,
): HeadInput['alternates'] {
  if (category === undefined) return undefined;
  const title = words.pages.within({ section: content.settings.title, title: row(category).name });
  return [{ type: 'application/atom+xml', title, href: hrefOf(feedPathOf(path)) }];
}

function pagingPath({ path }: PostList, cursor: string): string {
  return `${path}page/${cursor}/`;
}

/** Describes the position of a page. */
function positionOf(number: number, isArchive: boolean, { news }: Words): string | undefined {
  if (isArchive) return news.archivePage({ number });
  return number === 1 ? undefined : news.newestPage({ number });
}

/** Links each year of the archive to the page with its newest post. */
function yearsOf(list: PostList, { lists }: RouteContext): readonly NamedLink[] {
  return lists
    .newsYears(list.category?.id)
    .map(([year, cursor]) => ({ label: year, href: hrefOf(pagingPath(list, cursor)) }));
}

/**
 * Copies a route to a further address: not in the sitemap, with the canonical address in its head.
 * The newest list keeps its props, which are made once for all its addresses with the cached cards in them.
 */
function alias(route: Route, path: string): Route {
  return Object.assign({}, route, { path });
}

type Post = Place<'post'>;

/** Returns the title of a list outside of its page: "News: Art". */
function titleOfList(category: CategoryPlace | undefined, context: RouteContext): string {
  if (category !== undefined) return titleWithin('/news/', context.row(category).name, context);
  return titleAt('/news/', context);
}

/** Formats the days of an archive page: "July 8, 2024 to January 2, 2025". */
function daysOf(posts: readonly Post[], { summaries, words }: RouteContext): string {
  const [first = '', last = ''] = [posts.at(-1), posts[0]].map((post) =>
    post === undefined ? '' : summaries.news(post).published.label,
  );
  return first === last ? first : words.news.days({ first, last });
}

interface DescribedPosts {
  readonly posts: readonly Post[];
  readonly category: CategoryPlace | undefined;
  /** For an archive page. */
  readonly days?: string;
}

const namedPosts = 4;

/** Describes the posts of a list without an editor's description. */
function describePosts(
  { posts, category, days }: DescribedPosts,
  { content, titleOf, row, words: { news } }: RouteContext,
): string {
  const site = content.settings.title;
  const titles = posts.slice(0, namedPosts).map(titleOf).join('; ');
  if (category === undefined)
    return days === undefined ? news.about({ site, titles }) : news.aboutDays({ site, days, titles });
  const of = { category: row(category).name, site, titles };
  return days === undefined ? news.aboutCategory(of) : news.aboutCategoryDays({ ...of, days });
}

/** Makes structured data of the posts of a list. */
function listData(
  posts: readonly Post[],
  { summaries, config }: RouteContext,
): NonNullable<HeadInput['data']> {
  const items = posts.map(summaries.news);
  return (page) => itemList(page, items, config.siteUrl);
}
