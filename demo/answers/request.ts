import { escapeAttribute } from '../blocks/block.ts';
import type { DemoMedia } from '../media.ts';
import type { DemoPlugins } from '../schema.ts';
import { cmsOrigin } from '../site-address.ts';
import type { DemoStore } from '../store-types.ts';
import { isPublic } from './is-public.ts';
import { pathOf } from './uri.ts';

/** The state of one request: the content, and the numbers that WordPress counts per request. */
export interface DemoRequest {
  readonly store: DemoStore;
  /** True with the credentials of an editor, who also sees unpublished entries. */
  readonly isEditor: boolean;
  /** The most that one page of any list holds; more is cut to it without a word. */
  readonly pageSize: number;
  readonly plugins: DemoPlugins;
  readonly keepsStamp: boolean;
  /** The next number for a class name. */
  readonly count: () => number;
  /** The newest posts as WordPress lists them within an entry. */
  readonly newestPosts: () => string;
  readonly mediaById: (id: number | null | undefined) => DemoMedia | undefined;
}

/** WPGraphQL's own, which hosts and security plugins lower: `graphql_connection_max_query_amount`. */
const usualPageSize = 100;

export const usualPlugins: DemoPlugins = { seo: true, boardwalk: 'fields' };

export function startRequest(
  store: DemoStore,
  {
    isEditor = false,
    pageSize = usualPageSize,
    plugins = usualPlugins,
    keepsStamp = false,
  }: {
    isEditor?: boolean;
    pageSize?: number | undefined;
    plugins?: DemoPlugins;
    keepsStamp?: boolean | undefined;
  } = {},
): DemoRequest {
  let number = 0;
  const count = () => {
    number += 1;
    return number;
  };
  const media = new Map(store.media.map((item) => [item.id, item]));
  return {
    store,
    isEditor,
    pageSize,
    plugins,
    keepsStamp,
    count,
    newestPosts: () => latestPostsHtml(store),
    mediaById: (id) => (id == null ? undefined : media.get(id)),
  };
}

function latestPostsHtml(store: DemoStore): string {
  const posts = store.entries.filter(
    (entry) => entry.kind === 'post' && entry.password === '' && isPublic(entry),
  );
  const newest = posts
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id))
    .slice(0, 3);
  const items = newest.map(
    (post) =>
      `<li><a class="wp-block-latest-posts__post-title" href="${cmsOrigin}${pathOf(store, post)}">${escapeAttribute(post.title)}</a></li>`,
  );
  return items.join('\n');
}
