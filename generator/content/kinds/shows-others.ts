import type { DetailsNode } from '../queries/documents.ts';

/**
 * Returns true when WordPress makes part of an entry from others: the newest posts, categories, menus, the
 * media library. Such an entry changes with them while its modified date stays. The plugin Boardwalk knows all
 * of them; without it they are known by their classes, where they show anything.
 */
export function showsOthers({ html, showsOthers: isTold }: DetailsNode): boolean {
  return isTold === true || (typeof html === 'string' && liveClasses.test(html));
}

const liveNames =
  `archives avatar breadcrumbs calendar categories comments home-link latest-comments latest-posts navigation page-list post-author
  post-author-biography post-author-name post-comments-count post-featured-image post-navigation-link post-terms query rss site-logo
  tag-cloud template-part term-template terms-query`.split(/\s+/);

// A gallery of the classic editor shows texts of the media library.
const liveClasses = new RegExp(`\\b(?:wp-block-(?:${liveNames.join('|')})|galleryid-\\d+)\\b`);
