import type { BlockNode } from '../../../templates/blocks/index.ts';
import type { NewsListPageProps } from '../../../templates/pages/NewsListPage.tsx';
import type { NamedLink } from '../../../templates/types.ts';
import type { Category } from '../../content/content.ts';
import { dateLabel } from '../../content/dates.ts';
import { feedPath, hrefOf } from '../../content/paths.ts';
import type { Place } from '../../content/place.ts';
import { once } from '../../dependencies/once.ts';
import { compact } from '../../util/omit-undefined.ts';
import { categoryPosts } from '../category-posts.ts';
import { makeHead } from '../head/head.ts';
import { type Archive, cutArchive } from '../news-archive.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { sectionTitles } from '../section-titles.ts';
import { categoryLinks } from './category-links.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf } from './lists.ts';
import { daysOf, describePosts, listData, titleOfList } from './news-list-head.ts';

type Post = Place<'post'>;

/**
 * Makes the news list and its archive. The optional parts of the routes give both at further
 * addresses, each with the canonical one in its head: `/news/p/`, `/news/page/`,
 * `/news/c/page/{cursor?}/`.
 */
export function newsPages(posts: readonly Post[], context: RouteContext): readonly Route[] {
  const archive = cutArchive(posts);
  const { props, facts } = fixedPage(context, {
    path: '/news/',
    title: sectionTitles['/news/'],
    head: () => ({ data: listData(archive.newest, context) }),
  });
  const list: PostList = { texts: props, path: '/news/' };
  const newest: Route = {
    ...facts,
    ...latestOf(archive.newest, context, facts.lastModified),
    template: 'news-list',
    props: once(() => listProps(list, archive, newestIndex, context)),
  };
  const paging = [...newestAliases(newest, archive), ...archivePages(list, archive, context)];
  const inCategories = ({ path }: Route) => path.replace('/news/page/', '/news/c/page/');
  return [
    newest,
    alias(newest, '/news/p/'),
    ...paging,
    ...paging.map((route) => alias(route, inCategories(route))),
  ];
}

/** Makes the list of one category and its archive; nothing for a category without posts. */
export function categoryPages(category: Category, context: RouteContext): readonly Route[] {
  const path = context.paths.ofCategory(category);
  const own = categoryPosts(context).below(category);
  if (path === null || own.length === 0) return [];
  const archive = cutArchive(own);
  const list: PostList = { texts: () => ({ title: category.name, nodes: [] }), path, category };
  const newest: Route = {
    path,
    status: 200,
    ...latestOf(archive.newest, context),
    head: () =>
      makeHead(context, {
        path,
        title: titleOfList(category, context),
        label: category.name,
        description: category.description || describePosts({ posts: archive.newest, category }, context),
        seo: category.seo,
        data: listData(archive.newest, context),
      }),
    template: 'news-list',
    props: once(() => listProps(list, archive, newestIndex, context)),
  };
  return [newest, ...newestAliases(newest, archive), ...archivePages(list, archive, context)];
}

interface PostList {
  readonly texts: () => { readonly title: string; readonly nodes: readonly BlockNode[] };
  readonly path: string;
  readonly category?: Category;
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
  return archive.pages.map((page, index): Route => {
    const path = pagingPath(list, page.cursor);
    return {
      path,
      status: 200,
      ...latestOf(page.posts, context),
      head: () => {
        const days = daysOf(page, context);
        return makeHead(context, {
          path,
          title: `${titleOfList(list.category, context)}, ${days}`,
          label: days,
          description: describePosts({ posts: page.posts, category: list.category, days }, context),
          data: listData(page.posts, context),
        });
      },
      template: 'news-list',
      props: () => listProps(list, archive, index, context),
    };
  });
}

/** The newest page comes before the first of the archive. */
const newestIndex = -1;

/** Makes the props of a list: its newest posts, or those of the archive page at an index. */
function listProps(
  list: PostList,
  archive: Archive,
  index: number,
  context: RouteContext,
): NewsListPageProps {
  const { newest, pages, nextCursor } = archive;
  const pageAt = (place: number) => (place < 0 ? undefined : pages.at(place));
  const { summaries } = context;
  const page = pageAt(index) ?? null;
  const link = (label: string, cursor: string | null | undefined) =>
    typeof cursor === 'string' ? { label, href: hrefOf(pagingPath(list, cursor)) } : undefined;
  const { title, nodes } = list.texts();
  const posts = (page?.posts ?? newest).map(summaries.news);
  return compact({
    title,
    days: page === null ? undefined : daysOf(page, context),
    nodes: page === null ? nodes : [],
    description: list.category?.description || undefined,
    posts,
    ...categoryLinks({ own: list.category, isArchive: page !== null }, context),
    category: list.category && summaries.category(list.category),
    older: link('Older news', pageAt(index + 1)?.cursor),
    newer: page === null ? undefined : link('Newer news', pageAt(index - 1)?.cursor ?? nextCursor),
    position: positionOf(index, pages.length),
    // On the newest page only: another year would change all others.
    years: page === null ? yearsOf(archive, list, context) : [],
    feedHref: hrefOf(feedPath),
  });
}

function pagingPath({ path }: PostList, cursor: string): string {
  return `${path}page/${cursor}/`;
}

/** Describes the position of a page. The oldest is the first, so that a page keeps its number. */
function positionOf(index: number, count: number): string | undefined {
  if (count === 0) return undefined;
  return index === newestIndex
    ? `The newest of ${count + 1} pages`
    : `Page ${count - index}, counted from the oldest`;
}

/** Links each year of the archive to the page with its newest post. */
function yearsOf({ pages }: Archive, list: PostList, { content }: RouteContext): readonly NamedLink[] {
  const { timeZone } = content.settings;
  const years = new Map<string, NamedLink>();
  for (const { cursor, posts } of pages) {
    for (const year of yearsIn(posts, timeZone)) {
      if (!years.has(year)) years.set(year, { label: year, href: hrefOf(pagingPath(list, cursor)) });
    }
  }
  return [...years.values()];
}

/** Posts are sorted by date: when both ends are of one year, so are all between. */
function yearsIn(posts: readonly Post[], timeZone: string): readonly string[] {
  const yearOf = ({ published }: Post): string => dateLabel(published, timeZone).date.slice(0, 4);
  const ends = [...posts.slice(0, 1), ...posts.slice(-1)].map(yearOf);
  return ends[0] === ends[1] ? ends : posts.map(yearOf);
}

/**
 * Copies a route to a further address: not in the sitemap, with the canonical address in its head.
 * The newest list keeps its props, which are made once for all its addresses with the cached cards in them.
 */
function alias(route: Route, path: string): Route {
  return Object.assign({}, route, { path });
}
