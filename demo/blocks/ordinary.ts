import { type DemoBlock, leaf, newestPosts } from './block.ts';

/** A block of WordPress that shows by its own html: "table", "media-text" ... */
export function ordinary(name: string, html: string): DemoBlock {
  const type = `Core-${name}`.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return leaf({ name: `core/${name}`, type, html });
}

/** A list that WordPress makes whenever it is asked. */
export function latestPosts(): DemoBlock {
  return ordinary(
    'latest-posts',
    `<ul class="wp-block-latest-posts__list wp-block-latest-posts">${newestPosts}</ul>`,
  );
}
