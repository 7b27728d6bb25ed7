import type { BlockNode } from '../../templates/blocks/index.ts';
import type { NewsListPageProps } from '../../templates/pages/NewsListPage.tsx';
import { compact } from '../compact.ts';
import type { Category, Entry } from '../content.ts';
import { makeHead } from '../head.ts';
import { type Archive, type ArchivePage, cutArchive } from '../news-archive.ts';
import { feedPath, hrefOf } from '../paths.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { fixedPage } from './fixed-page.ts';
import { latestOf } from './lists.ts';

type Post = Entry<'post'>;

/**
 * The news list and its archive. The optional parameters of the specification give the list and the archive at further
 * addresses, each with the canonical one named: `/news/p/`, `/news/page/`, `/news/c/page/{cursor?}/`.
 */
export function newsPages(posts: readonly Post[], context: RouteContext): readonly Route[] {
  const { props, route } = fixedPage(context, { path: '/news/', title: 'News' });
  const archive = cutArchive(posts);
  const list: PostList = { title: props.title, nodes: props.nodes, path: '/news/' };
  const newest: Route = {
    ...route,
    ...latestOf(archive.newest, route.lastModified),
    template: 'news-list',
    props: listProps(list, archive, null, context),
  };
  const paging = [...newestAliases(newest, archive), ...archivePages(list, archive, context)];
  return [
    newest,
    alias(newest, '/news/p/'),
    ...paging,
    ...paging.map((page) => alias(page, page.path.replace('/news/page/', '/news/c/page/'))),
  ];
}

/** The list of one category and its archive; nothing for a category without posts. */
export function categoryPages(
  category: Category,
  posts: readonly Post[],
  context: RouteContext,
): readonly Route[] {
  const path = context.paths.ofCategory(category);
  const ids = withDescendants(category, context.content.categories);
  const own = posts.filter((post) => post.fields.categoryIds.some((id) => ids.has(id)));
  if (path === null || own.length === 0) return [];
  const archive = cutArchive(own);
  const list: PostList = { title: category.name, nodes: [], path, category };
  const newest: Route = {
    path,
    status: 200,
    ...latestOf(archive.newest),
    head: makeHead(context, {
      path,
      title: category.name,
      description: category.description,
      seo: category.seo,
    }),
    template: 'news-list',
    props: listProps(list, archive, null, context),
  };
  return [newest, ...newestAliases(newest, archive), ...archivePages(list, archive, context)];
}

interface PostList {
  readonly title: string;
  readonly nodes: readonly BlockNode[];
  readonly path: string;
  readonly category?: Category;
}

/** Paging without a cursor is the newest list, and so is, until it is cut, the page after the archive's newest. */
function newestAliases(newest: Route, { nextCursor }: Archive): readonly Route[] {
  const paging = `${newest.path}page/`;
  return [alias(newest, paging), ...(nextCursor === null ? [] : [alias(newest, `${paging}${nextCursor}/`)])];
}

function archivePages(list: PostList, archive: Archive, context: RouteContext): readonly Route[] {
  return archive.pages.map((page) => {
    const path = pagingPath(list, page.cursor);
    const props = listProps(list, archive, page, context);
    return {
      path,
      status: 200,
      ...latestOf(page.posts),
      head: makeHead(context, { path, title: props.title }),
      template: 'news-list' as const,
      props,
    };
  });
}

/** What a list shows: its newest posts, or those of one archive page. */
function listProps(
  list: PostList,
  { newest, pages, nextCursor }: Archive,
  page: ArchivePage | null,
  context: RouteContext,
): NewsListPageProps {
  const { summaries, content } = context;
  const index = page === null ? -1 : pages.indexOf(page);
  const link = (label: string, cursor: string | null | undefined) =>
    typeof cursor === 'string' ? { label, href: hrefOf(pagingPath(list, cursor)) } : undefined;
  const posts = (page?.posts ?? newest).map(summaries.news);
  const used = new Set(content.entries.post.flatMap((post) => post.fields.categoryIds));
  return compact({
    title: page === null ? list.title : `${list.title}, ${spanOf(posts)}`,
    nodes: page === null ? list.nodes : [],
    description: list.category?.description || undefined,
    posts,
    categories: content.categories.filter(({ id }) => used.has(id)).map(summaries.category),
    category: list.category && summaries.category(list.category),
    older: link('Older news', pages[index + 1]?.cursor),
    newer: page === null ? undefined : link('Newer news', pages[index - 1]?.cursor ?? nextCursor),
    feedHref: hrefOf(feedPath),
  });
}

function pagingPath({ path }: PostList, cursor: string): string {
  return `${path}page/${cursor}/`;
}

/** The days that an archive page covers: they never change, as a page number would. */
function spanOf(posts: NewsListPageProps['posts']): string {
  const first = posts.at(-1)?.published.label;
  const last = posts[0]?.published.label;
  return first === last ? `${first}` : `${first} to ${last}`;
}

/** The same page at a further address: not in the sitemap, its head names the canonical one. */
function alias(route: Route, path: string): Route {
  return { ...route, path };
}

function withDescendants(category: Category, all: readonly Category[]): ReadonlySet<number> {
  const ids = new Set([category.id]);
  // A fixed point: each pass adds the children of what is in, and a loop of parents adds nothing twice.
  for (let size = 0; size !== ids.size; ) {
    size = ids.size;
    for (const { id, parentId } of all) if (parentId !== null && ids.has(parentId)) ids.add(id);
  }
  return ids;
}
