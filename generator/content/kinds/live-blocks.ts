import type { DetailsNode } from '../queries/documents.ts';

/**
 * Returns true when WordPress makes part of an entry from others: the newest posts, categories,
 * menus, the media library. Such an entry changes with them while its modified date stays. Decided
 * by the names of its blocks, and by classes in its html.
 */
export function showsOthers({ editorBlocks, html }: DetailsNode): boolean {
  if (typeof html === 'string' && liveClasses.test(html)) return true;
  return Array.isArray(editorBlocks) && editorBlocks.some(isLive);
}

function isLive(block: unknown): boolean {
  return typeof block === 'object' && block !== null && 'name' in block && liveBlocks.has(block.name);
}

const liveNames =
  `archives avatar breadcrumbs calendar categories comments home-link latest-comments latest-posts navigation page-list
  post-author post-author-biography post-author-name post-comments-count post-featured-image post-navigation-link post-terms query
  rss site-logo tag-cloud template-part term-template terms-query`.split(/\s+/);

const liveBlocks: ReadonlySet<unknown> = new Set(liveNames.map((name) => `core/${name}`));

// For html without blocks. A gallery of the classic editor shows texts of the media library.
const liveClasses = new RegExp(`\\b(?:wp-block-(?:${liveNames.join('|')})|galleryid-\\d+)\\b`);
