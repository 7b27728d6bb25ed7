import { type DemoBlock, renderBlock } from '../../../demo/blocks/block.ts';
import { cmsOrigin } from '../../../demo/site-address.ts';

export interface WrittenEntry {
  readonly kind?: 'post' | 'page';
  readonly title: string;
  readonly slug: string;
  readonly blocks: readonly DemoBlock[];
  readonly isFrontPage?: boolean;
}

/** Answers with an entry as our queries get it from WordPress: the html of all of its blocks. */
export function writeEntry(
  { kind = 'post', title, slug, blocks, isFrontPage = false }: WrittenEntry,
  id: number,
): WordpressEntry {
  let count = 0;
  const rendering = { count: () => ++count, newestPosts: () => newestPosts };
  const content = blocks.map((block) => renderBlock(block, rendering)).join('\n\n');
  const path = kind === 'post' ? `/news/${slug}/` : `/${slug}/`;
  const entry = {
    name: `${kind}-${id}`,
    node: {
      kind,
      databaseId: id,
      slug,
      uri: isFrontPage ? '/' : path,
      status: 'publish',
      dateGmt: `2026-05-${10 + (id % 20)}T09:30:00`,
      modifiedGmt: '2026-05-30T12:00:00',
      title,
      ...(kind === 'post' && { excerpt: `<p>${title}</p>\n`, categories: { nodes: [] } }),
      featuredImageDatabaseId: null,
      seo: null,
      hasPassword: false,
      ...(kind === 'page' && { menuOrder: id, isFrontPage, isPostsPage: false, isPrivacyPage: false }),
    },
    content: content === '' ? null : content,
  };
  return JSON.parse(JSON.stringify(entry).replaceAll(cmsOrigin, 'https://cms.pier.example'));
}

const newestPosts =
  '<li><a class="wp-block-latest-posts__post-title" href="https://cms.pier.example/news/spring-tide/">Spring tide</a></li>';

/** An entry as WordPress answers, and WordPress's own html of it. */
export interface WordpressEntry {
  readonly name: string;
  readonly node: { readonly kind: 'post' | 'page'; readonly [field: string]: unknown };
  readonly content: string | null;
}
