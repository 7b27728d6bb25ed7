import type { DetailsNode } from '../queries/documents.ts';

/**
 * Returns true when WordPress makes part of an entry from others: the newest posts, categories,
 * menus, the media library. Such an entry changes with them while its modified date stays. Decided
 * by the names of its blocks, by classes in its html, and by the plugin Boardwalk, which knows
 * shortcodes and blocks of other plugins.
 */
export function showsOthers({ editorBlocks, html }: DetailsNode): boolean {
  if (typeof html === 'string' && liveClasses.test(html)) return true;
  return Array.isArray(editorBlocks) && editorBlocks.some(isLive);
}

function isLive(block: unknown): boolean {
  if (typeof block !== 'object' || block === null) return false;
  return ('isLive' in block && block.isLive === true) || ('name' in block && liveBlocks.has(block.name));
}

const liveNames =
  `archives avatar breadcrumbs calendar categories comments home-link latest-comments latest-posts navigation page-list pattern
  post-author post-author-biography post-author-name post-comments-count post-featured-image post-navigation-link post-terms query
  rss shortcode site-logo tag-cloud template-part term-template terms-query`.split(/\s+/);

const liveBlocks: ReadonlySet<unknown> = new Set(liveNames.map((name) => `core/${name}`));

// For html without blocks. A gallery of the classic editor shows texts of the media library.
const liveClasses = new RegExp(`\\b(?:wp-block-(?:${liveNames.join('|')})|galleryid-\\d+)\\b`);
