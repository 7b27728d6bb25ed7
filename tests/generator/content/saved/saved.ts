import type { Entry } from '../../../../generator/content/content.ts';
import { byKind } from '../../../../generator/content/saved/by-kind.ts';
import { packBlocks } from '../../../../generator/content/saved/packed-blocks.ts';
import type { SavedCrawl, SavedEntry } from '../../../../generator/content/saved/saved-crawl.ts';
import { emptyList } from '../../../../generator/graphql/known-list.ts';

export function savedPost(id: number, title = `Post ${id}`): SavedEntry<'post'> {
  const entry: Entry<'post'> = {
    kind: 'post',
    id,
    slug: `post-${id}`,
    uri: `/news/post-${id}/`,
    title,
    published: '2026-05-01T12:00:00.000Z',
    modified: '2026-05-01T12:00:00.000Z',
    excerpt: 'keepers’ log \u2028 次',
    blocks: packBlocks([
      { block: 'core/paragraph', props: { html: { ref: 'html', parts: [title], refs: [] }, style: {} } },
    ]),
    imageId: null,
    menuOrder: 0,
    seo: null,
    fields: { categoryIds: [] },
  };
  return {
    entry,
    versionKey: `${id} ${title}`,
    fetchedAt: '2026-06-01T12:00:00.000Z',
    problems: [],
    mediaIds: [],
  };
}

/** A saved crawl with these posts. */
export function savedCrawl(post: readonly SavedEntry<'post'>[]): SavedCrawl {
  return {
    cacheKey: 'cacheKey',
    settings: { title: 'Pier', tagline: '', language: 'en', timeZone: 'UTC' },
    entries: { ...byKind<'records'>(() => []), post },
    categories: [],
    media: [],
    menus: { primary: [], footer: [] },
    redirects: [],
    lists: byKind<'listed'>(() => emptyList),
    batchSize: 20,
  };
}

/** Posts with the ids 1 to `count`. */
export function manyPosts(count: number): SavedEntry<'post'>[] {
  return Array.from({ length: count }, (_, index) => savedPost(index + 1));
}
