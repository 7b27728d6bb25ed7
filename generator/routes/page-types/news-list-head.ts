import type { CategoryPlace, Place } from '../../content/place.ts';
import type { HeadInput } from '../head/head.ts';
import type { RouteContext } from '../route-context.ts';
import { sectionTitle, sectionTitles, titleWithin } from '../section-titles.ts';
import { itemList } from '../structured-data/item-list.ts';

/** Descriptions of news lists for search engines, each a different one. */

type Post = Place<'post'>;

/** Returns the title of a list outside of its page: "News: Art". */
export function titleOfList(category: CategoryPlace | undefined, context: RouteContext): string {
  if (category !== undefined) return titleWithin('/news/', context.row(category).name, context);
  return sectionTitle('/news/', context) ?? sectionTitles['/news/'];
}

/** Formats the days of an archive page: "July 8, 2024 to January 2, 2025". */
export function daysOf(posts: readonly Post[], { summaries }: RouteContext): string {
  const [first, last] = [posts.at(-1), posts[0]].map((post) => post && summaries.news(post).published.label);
  return first === last ? `${first}` : `${first} to ${last}`;
}

export interface DescribedPosts {
  readonly posts: readonly Post[];
  readonly category: CategoryPlace | undefined;
  /** For an archive page. */
  readonly days?: string;
}

const namedPosts = 4;

/** Describes the posts of a list without an editor's description. */
export function describePosts(
  { posts, category, days }: DescribedPosts,
  { content, titleOf, row }: RouteContext,
): string {
  const source = `from ${content.settings.title}`;
  const what = category === undefined ? `News ${source}` : `${row(category).name}: news ${source}`;
  const names = posts.slice(0, namedPosts).map(titleOf).join('; ');
  return `${what}${days === undefined ? '' : `, ${days}`}: ${names}`;
}

/** Makes structured data of the posts of a list. */
export function listData(
  posts: readonly Post[],
  { summaries, config }: RouteContext,
): NonNullable<HeadInput['data']> {
  const items = posts.map(summaries.news);
  return (page) => itemList({ ...page, items, siteUrl: config.siteUrl });
}
