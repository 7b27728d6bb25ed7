import { type DemoBlock, renderBlock } from '../../../demo/blocks/block.ts';
import { cmsOrigin } from '../../../demo/site-address.ts';
import type { WordpressEntry } from '../wordpress-entries.ts';

export interface WrittenEntry {
  readonly kind?: 'post' | 'page';
  readonly title: string;
  readonly slug: string;
  readonly blocks: readonly DemoBlock[];
  readonly isFrontPage?: boolean;
}

/** Answers with an entry as our queries get it from WordPress: its blocks with their attributes, and the html of all of them. */
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
      editorBlocks: flatten(blocks),
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

/** The attributes of a block have an alias that is made from its name. */
function flatten(blocks: readonly DemoBlock[], parentClientId: string | null = null): readonly object[] {
  return blocks.flatMap(({ name, attributes, innerBlocks }, index) => {
    const clientId = `${parentClientId ?? '6b02e9'}${index.toString(16).padStart(2, '0')}`;
    const alias = name.replace('core/', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const own = { name, clientId, parentClientId, ...(name.startsWith('core/') && { [alias]: attributes }) };
    return [own, ...flatten(innerBlocks, clientId)];
  });
}
