import { byKind } from '../../../../generator/content/saved/by-kind.ts';
import type { SavedCrawl, SavedEntry } from '../../../../generator/content/saved/saved-crawl.ts';
import { makePost } from '../../../support/entries.ts';
import { paragraph } from '../../../support/paragraph.ts';

export function savedPost(id: number, title = `Post ${id}`): SavedEntry<'post'> {
  return {
    entry: makePost(id, { title, excerpt: 'keepers’ log \u2028 次', blocks: [paragraph(title)] }),
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
  };
}

/** Posts with the ids 1 to `count`. */
export function manyPosts(count: number): SavedEntry<'post'>[] {
  return Array.from({ length: count }, (_, index) => savedPost(index + 1));
}
